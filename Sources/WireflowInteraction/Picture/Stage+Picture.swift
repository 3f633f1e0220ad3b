public import Wireflow

extension Stage {
  /// The maker of pictures, which follows the stage from the first picture on.
  var pictures: Pictures {
    if let pictures = follower as? Pictures { return pictures }
    let pictures = Pictures(self)
    follower = pictures
    return pictures
  }

  /// The current picture, which contains everything a backend has to draw.
  ///
  /// Each access reads the content of each visible screen once. A backend that also needs changes
  /// calls `watch` instead.
  public var picture: StagePicture {
    let picture = picture(isWhole: true)
    finishTurnIfIdle()
    return picture
  }

  /// Returns a new picture, with all rows of long lists or only the requested ones.
  func picture(isWhole: Bool) -> StagePicture {
    working {
      PictureMaker(stage: self, pictures: pictures, isWatched: false, isWhole: isWhole).picture()
    }
  }

  /// Calls back with the current picture, and then after each change, until the watch is released.
  ///
  /// ```swift
  /// watch = stage.watch { [weak self] picture, transition in
  ///   self?.draw(picture, animated: transition?.isAnimated ?? false)
  /// }
  /// ```
  ///
  /// For a transition, the callback receives the picture right after it, just before the backend
  /// receives the transition. Changes without a transition, from an `@Observable` screen or
  /// `contentChanged(of:)`, follow after all waiting transitions. The watch reads nothing
  /// invisible, and reads a page once per change. The stage evaluates requests from the callback
  /// afterwards.
  ///
  /// With `rows`, the watch reads only that many rows from the start of a long list. Request others
  /// with ``PictureWatch/read(_:of:)`` when they become visible. Other rows are not created.
  /// - Parameters:
  ///   - rows: the initial number of rows of `ScreenContent.Rows`, or nil for all.
  ///   - body: receives the picture, and the transition that led to it, if any.
  public func watch(
    rows: Int? = nil, _ body: @escaping @MainActor (StagePicture, PresentationTransition?) -> Void
  ) -> PictureWatch {
    let watch = PictureWatch(at: pictures, rows: rows, body)
    pictures.add(watch)
    finishTurnIfIdle()
    return watch
  }

  /// The screens that have changed without a notification of watchers, for tests.
  package var unnoticedChanges: [any Screen] {
    finishTurnIfIdle()
    defer { finishTurnIfIdle() }
    return pictures.unnoticedChanges
  }

  /// Returns the identifier of a screen in pictures.
  public func pictureID(of screen: any Screen) -> StagePicture.ID { pictures.id(of: screen) }

  /// Returns a screen and all screens that are embedded in it, each host before its embedded
  /// screens.
  func withEmbedded(_ screen: any Screen) -> [any Screen] {
    [screen] + embedded(in: screen).flatMap(withEmbedded)
  }
}
