/// The desk at which pictures of a stage are made.
@MainActor
final class PictureDesk {
  weak var stage: Stage?
  private var numbers = ScreenNumbers()

  /// Returns the identity of a screen in pictures.
  func id(of screen: any Screen) -> StagePicture.ID { numbers.id(of: screen) }

  /// Returns what a page shows, read now or before its last change.
  func reading(of source: PageSource, isWatched: Bool) -> PageSource.Reading {
    source.read()
  }

  /// Returns what the root items of a region show, read now or before their last change.
  func representations(
    of roots: [any Screen], in region: StagePicture.ID, isWatched: Bool
  ) -> [RootLevelRepresentation] {
    roots.map(\.representation)
  }
}
