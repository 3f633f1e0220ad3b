import Wireflow

extension TerminalBackend {
  /// Brings what has the focus into sight, if it is so far away that rows are left out beside it.
  func findFocus() {
    let drawn = currentRendering()
    guard drawn.lists.contains(where: { $0.page == viewpoint.focus?.page }) else { return }
    if let item = drawn.item(viewpoint.focus) {
      guard let viewport = drawn.scrollers.first(where: { $0.zone == item.zone })?.viewport,
        item.frame.endRow < viewport.row - viewport.rows / 2
          || item.frame.row > viewport.endRow + viewport.rows / 2
      else { return }
    }
    viewpoint.followsFocus = true
    invalidate()
  }

  /// Shows an end of a part of the screen where rows of a long list are left out there.
  func showEnd(_ isLast: Bool, ofZone zone: Int?) {
    let drawn = currentRendering()
    let scroller = drawn.scrollers.first { $0.zone == zone }
    guard case .page(let page) = scroller?.target, let scroller,
      drawn.lists.contains(where: { $0.page == page })
    else { return }
    scroll(scroller, isLast ? scroller.length : -scroller.length)
  }

  /// Stands where the user was the last time, if that is a row that the picture leaves out.
  ///
  /// Returns true if the focus has moved.
  func returnToRow(on drawn: Rendering) -> Bool {
    guard let page = shown.frontPage, let memory = memories[page.id],
      drawn.leavesOut(memory.target)
    else { return false }
    moveFocus(to: memory)
    return true
  }
}
