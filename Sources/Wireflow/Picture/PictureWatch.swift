/// A watch over the picture of a stage, which lasts as long as it is kept.
@MainActor
public final class PictureWatch {
  private var body: (@MainActor (StagePicture, PresentationTransition?) -> Void)?

  init(_ body: @escaping @MainActor (StagePicture, PresentationTransition?) -> Void) {
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  func tell(_ picture: StagePicture, _ transition: PresentationTransition?) {
    body?(picture, transition)
  }

  /// Ends the watch.
  public func cancel() { body = nil }
}
