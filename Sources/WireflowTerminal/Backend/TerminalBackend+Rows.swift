import Wireflow
import WireflowInteraction

extension TerminalBackend {
  /// Scrolls to the focused item if it is so far away that the picture lacks the rows beside it.
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

  /// Scrolls to an end of a part of the screen if rows of a long list are missing there.
  func showEnd(_ isLast: Bool, ofZone zone: Int?) {
    let drawn = currentRendering()
    let scroller = drawn.scrollers.first { $0.zone == zone }
    guard case .page(let page) = scroller?.target, let scroller,
      drawn.lists.contains(where: { $0.page == page })
    else { return }
    scroll(scroller, isLast ? scroller.length : -scroller.length)
  }

  /// Moves the focus to the remembered item, if that is a row outside the picture.
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
