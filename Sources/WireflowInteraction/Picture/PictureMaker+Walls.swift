import Wireflow

/// Regions behind a wall, which appear blank.
extension PictureMaker {
  /// Returns a region without content, except for the identifiers of its screens.
  func blank(_ level: Level) -> StagePicture.Region {
    var blank = frame(of: level)
    blank.isBehindWall = true
    blank.pages = level.piles.compactMap(\.last).map {
      StagePicture.Page(id: id(of: $0), title: "", isCovered: true)
    }
    return blank
  }

  /// Returns a modal in its style, without content.
  func blank(_ modal: ModalPresentation, _ level: Level) -> StagePicture.Modal {
    var style = modal.style
    // The anchor is the label of an element.
    if case .popover(_, let size) = style { style = .popover(anchor: "", preferredSize: size) }
    return StagePicture.Modal(
      style: style, sender: modal.sender.map(id), hasRootItems: modal.hasRootItems,
      region: blank(level))
  }
}
