/// The user's ways between windows.
extension Stage {
  /// True if the app can open further windows on this device.
  ///
  /// ```swift
  /// if wireframe.stage.opensWindows { book.onWindowPressed = wire(book) { … } }
  /// ```
  public var opensWindows: Bool { link.window?.session?.opensWindows ?? false }

  /// Goes to a window, and opens it if it is not open yet.
  func goToWindow(_ link: String?) -> ActionRefusal.Reason? {
    guard let session = self.link.window?.session else { return .oneWindow }
    let name = WindowName(link)
    if let window = session.window(link) {
      session.activate(window)
      return nil
    }
    guard link.map({ session.hasWindow?($0) == true }) ?? true else { return .noWindow(link) }
    guard session.opensWindows else { return .oneWindow }
    inTurn { [weak self] in if let self { session.show(name, from: self) } }
    return nil
  }

  /// Closes the window of the stage without asking guards.
  func closeWindowByUser() -> ActionRefusal.Reason? {
    guard let session = link.window?.session, session.windows.count > 1 else { return .oneWindow }
    inTurn { [weak self] in
      guard let self else { return }
      working {
        readingApp { places.endWindow(nil) }
        report()
      }
      finishTurnIfIdle()
    }
    return nil
  }

  /// The actions that take the user to another window, or close this one.
  package var windowActions: [UserAction] {
    guard let window = link.window, let session = window.session else { return [] }
    return session.windows.filter { $0 !== window }.map { .window($0.link) }
      + (session.windows.count > 1 ? [.closeWindow] : [])
  }
}

/// A window in a list for the user.
package struct ListedWindow: Sendable, Hashable {
  /// The link of the window, or nil for the main window.
  package let link: String?
  /// The title of the selected root there.
  package let title: String
  /// True if the user is in it.
  package let isCurrent: Bool
}

extension Stage {
  /// The windows for a list, in the order in which they opened, or none if there is only one.
  package var listedWindows: [ListedWindow] {
    guard let session = link.window?.session, session.windows.count > 1 else { return [] }
    return session.windows.map { window in
      ListedWindow(
        link: window.link, title: window.stage.selectedRoot?.title ?? "",
        isCurrent: window === session.current)
    }
  }
}
