import Wireflow
import WireflowInteraction

extension Stage {
  /// The picture of everything that there is to draw now, with only the first rows of long lists.
  var briefPicture: StagePicture {
    let album = Album()
    let watch = watch(rows: 40) { picture, _ in album.picture = picture }
    watch.cancel()
    return album.picture
  }
}

/// The keeper of the picture that a watch tells.
@MainActor
private final class Album {
  var picture = StagePicture()
}
