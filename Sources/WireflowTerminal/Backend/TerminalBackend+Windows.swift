import Wireflow

extension TerminalBackend {
  /// Goes to the window after this one, and to the first one after the last.
  func goToNextWindow() {
    let windows = stage?.listedWindows ?? []
    guard let place = windows.firstIndex(where: \.isCurrent) else {
      return show(notice: "There is only one window")
    }
    goToWindow(windows[(place + 1) % windows.count].link)
  }

  /// Goes to the window with a link, which draws itself from then on.
  func goToWindow(_ link: String?) {
    commitEditing()
    if case .refused(let refusal)? = stage?.perform(.window(link)) {
      show(notice: "Not possible: \(refusal.reason)")
    }
  }
}
