extension Stage {
  /// The picture of all that there is to draw now, read anew.
  ///
  /// Each visible screen is asked once for its content. A backend that is to hear of changes, too,
  /// watches instead.
  public var picture: StagePicture {
    whileReading { PictureMaker(stage: self, desk: pictures, isWatched: false).picture() }
  }

  /// Returns the identity of a region in pictures.
  func pictureID(of region: Index) -> StagePicture.ID {
    region == state.tree.base
      ? .base : .init(kind: .modal, number: state.tree.regions[region].arrival)
  }

  /// Reads from the app, whose requests wait meanwhile.
  private func whileReading<Value>(_ read: () -> Value) -> Value {
    let isIdle = turn.phase == .idle
    let value = working(read)
    if isIdle { finishTurn() }
    return value
  }
}

extension StageTree.Alert {
  var id: StagePicture.ID { .init(kind: .alert, number: number) }
}
