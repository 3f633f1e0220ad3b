extension Stage {
  /// The picture of all that there is to draw now, read anew.
  ///
  /// Each visible screen is asked once for its content. A backend that is to hear of changes, too,
  /// watches instead.
  public var picture: StagePicture {
    let picture = picture(isWhole: true)
    finishTurnIfIdle()
    return picture
  }

  /// Returns the picture, read anew, with all rows of long lists or those that are looked at.
  func picture(isWhole: Bool) -> StagePicture {
    working {
      PictureMaker(stage: self, pictures: pictures, isWatched: false, isWhole: isWhole).picture()
    }
  }

  /// Calls back with the picture now, and then whenever it has changed, for as long as the watch is
  /// kept.
  ///
  /// ```swift
  /// watch = stage.watch { [weak self] picture, transition in
  ///   self?.draw(picture, animated: transition?.isAnimated ?? false)
  /// }
  /// ```
  ///
  /// A transition comes with the picture right after it, just before the backend is sent it. What
  /// changes without one, because a visible screen is `@Observable` or by
  /// ``contentChanged(of:)``, comes after all transitions that wait. Nothing unseen is read, and a
  /// page is read once for each change of it. Requests made in the callback are judged later.
  ///
  /// Who gives a number of rows gets as many from the start of a long list, and asks for others as
  /// they come into sight, by ``PictureWatch/read(_:of:)``. Rows that nobody looks at are not made.
  /// - Parameters:
  ///   - rows: the number of rows of ``ScreenContent/Rows`` to begin with, or nil for all.
  ///   - body: what is called with the picture, and the transition that it comes with.
  public func watch(
    rows: Int? = nil, _ body: @escaping @MainActor (StagePicture, PresentationTransition?) -> Void
  ) -> PictureWatch {
    let watch = PictureWatch(at: pictures, rows: rows, body)
    pictures.add(watch)
    finishTurnIfIdle()
    return watch
  }

  /// Takes note that a screen which is not `@Observable` has changed its title, its content or its
  /// representation.
  ///
  /// Whoever watches is told, if the screen can be seen.
  public func contentChanged(of screen: any Screen) {
    pictures.noteChange(of: screen)
    finishTurnIfIdle()
  }

  /// The screens that have changed without anybody who watches being told, for tests.
  package var unnoticedChanges: [any Screen] {
    finishTurnIfIdle()
    defer { finishTurnIfIdle() }
    return pictures.unnoticedChanges
  }

  /// Returns the identity that a screen has in pictures.
  public func pictureID(of screen: any Screen) -> StagePicture.ID { pictures.id(of: screen) }

  /// Does what has waited for a transition to be over.
  func finishTransition() {
    // What is asked by those who watch waits, as they are told while the stage is at work.
    if pictures.isWatched { finishTurnIfIdle() }
    resumeSettledWaiters()
  }

  /// True while nothing is done and no transition runs or waits.
  var isAtRest: Bool {
    turn.phase == .idle && pending.openBatches == 0 && transitions.isIdle
  }
}

extension ShownAlert {
  /// The identity in pictures.
  var id: StagePicture.ID { .init(kind: .alert, number: number) }
}

extension Region {
  /// The identity in pictures.
  var id: StagePicture.ID { isBase ? .base : .init(kind: .modal, number: number) }
}
