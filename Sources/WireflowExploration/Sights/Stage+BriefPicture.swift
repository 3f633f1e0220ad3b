import Wireflow
import WireflowInteraction

extension Stage {
  /// The current picture, with only the first rows of long lists.
  var briefPicture: StagePicture {
    let album = Album()
    let watch = watch(rows: 40) { picture, _ in album.picture = picture }
    watch.cancel()
    return album.picture
  }
}

/// The receiver of the picture from a watch.
@MainActor
private final class Album {
  var picture = StagePicture()
}
