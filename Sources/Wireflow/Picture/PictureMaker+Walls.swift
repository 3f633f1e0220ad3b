/// Regions behind a wall, which appear blank.
extension PictureMaker {
  /// Returns a region without content, except for the identifiers of its screens.
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

  /// Returns a modal in its style, without content.
  func blankModal(_ region: Region) -> StagePicture.Modal {
    var style = region.modal.shownStyle
    // The anchor is the label of an element.
    if case .popover(_, let size) = style { style = .popover(anchor: "", preferredSize: size) }
    return StagePicture.Modal(
      style: style, sender: region.presenter.map(id), hasRootItems: region.container != nil,
      region: blank(region))
  }
}
