/// Regions behind a wall: they are there, and blank.
extension PictureMaker {
  /// Returns a region of which nothing can be read but the identities of its screens.
  func blank(_ index: Index) -> StagePicture.Region {
    var region = StagePicture.Region(id: stage.pictureID(of: index))
    region.isBehindWall = true
    if let container = stage.state.tree.regions[index].container {
      region.container = StagePicture.Container(container)
    }
    region.stacks = stage.state.tree.regions[index].items.map(stack)
    region.details = stage.state.tree.regions[index].items.map(detail)
    region.pages = visibleSlots(of: index).map { slot in
      StagePicture.Page(id: id(of: slot), title: "", isCovered: true)
    }
    return region
  }

  /// Returns a modal in its style, of which nothing can be read.
  func blankModal(_ index: Index) -> StagePicture.Modal {
    let row = stage.state.tree.regions[index]
    var style = row.shownStyle
    // The anchor is the name of an element.
    if case .popover(_, let size) = style { style = .popover(anchor: "", preferredSize: size) }
    return StagePicture.Modal(
      style: style, sender: row.presenter == .none ? nil : id(of: row.presenter),
      hasRootItems: row.container != nil, region: blank(index))
  }

  /// The screens of a region that have pages.
  private func visibleSlots(of index: Index) -> [Index] {
    let item = stage.state.tree.selectedItem(of: index)
    guard item != .none else { return [] }
    let list = stage.state.tree.stacks[stage.state.tree.items[item].list].slots
    let detail = stage.state.tree.items[item].detail
    let columns = stage.state.tree.columns(of: index)
    guard detail == .none else {
      let top = stage.state.tree.topSlot(detail)
      return columns == 1 ? [top] : [list[list.count - 1], top]
    }
    return Array(list.dropLast().prefix(columns - 1)) + list.suffix(1)
  }
}
