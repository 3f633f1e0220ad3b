/// Regions behind a wall: they are there, and blank.
extension PictureMaker {
  /// Returns a region of which nothing can be read but the identities of its screens.
  func blank(_ region: Region) -> StagePicture.Region {
    var blank = StagePicture.Region(id: region.id)
    blank.isBehindWall = true
    if let container = region.container { blank.container = StagePicture.Container(container) }
    blank.stacks = region.items.map(stack)
    blank.details = region.items.map(detail)
    blank.pages = region.columnPiles.compactMap(\.last).map {
      StagePicture.Page(id: id(of: $0), title: "", isCovered: true)
    }
    return blank
  }

  /// Returns a modal in its style, of which nothing can be read.
  func blankModal(_ region: Region) -> StagePicture.Modal {
    var style = region.modal.shownStyle
    // The anchor is the name of an element.
    if case .popover(_, let size) = style { style = .popover(anchor: "", preferredSize: size) }
    return StagePicture.Modal(
      style: style, sender: region.presenter.map(id), hasRootItems: region.container != nil,
      region: blank(region))
  }
}
