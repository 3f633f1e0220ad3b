#if canImport(Testing) && canImport(XCTest)
public import Wireflow
import WireflowExploration
import WireflowInteraction

extension AppDriver {
  /// Performs an action as the user would.
  ///
  /// If the action is not possible, the test fails, and the failure lists the screen's content.
  public func perform(
    _ action: UserAction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    step(at: site) { stage in
      guard case .refused(let refusal) = stage.perform(action) else { return }
      recordFailure(message(for: action, refusal, on: stage), at: site)
    }
  }

  /// Taps the element with a label.
  ///
  /// Pass an occurrence if several elements have that label, and a row for an action of a row.
  ///
  /// ```swift
  /// app.tap("Archive", of: "Hello")
  /// ```
  public func tap(
    _ label: String, _ occurrence: Int? = nil, of row: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if let occurrence, occurrence < 1 { return failForOccurrence(occurrence, of: label, at: site) }
    let own =
      row.map { UserAction.Label(label, occurrence: occurrence, of: .init($0)) }
      ?? UserAction.Label(label, occurrence: occurrence)
    perform(
      .tap(own), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Replaces the text of a field, which is named by its label.
  public func type(
    _ text: String, into label: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .type(text, into: .init(label)), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Replaces the text of a field by one of the field's sample values, which is given by its name.
  public func typeSample(
    _ name: String, into label: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .typeSample(name, into: .init(label)), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Presses the return key in the field with a label.
  public func submit(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.submit(.init(label)), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Switches the toggle with a label.
  public func toggle(
    _ label: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(.toggle(.init(label)), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Chooses an answer of the alert by its title or identifier, or an option of the choice with a
  /// label.
  ///
  /// ```swift
  /// app.choose("delete")  // AlertContent.Action("Löschen", id: "delete")
  /// ```
  public func choose(
    _ option: String, in label: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .choose(.init(option), in: label.map { .init($0) }), fileID: fileID, filePath: filePath,
      line: line,
      column: column)
  }

  /// Goes back by one screen, or to the screen with a title.
  public func back(
    to title: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      title.map { .backTo(.init($0)) } ?? .back, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Selects the root item with a label.
  public func select(
    _ label: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(.select(.init(label)), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Opens a link.
  ///
  /// The test fails if the link leads nowhere.
  public func open(
    _ url: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.open(url), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Dismisses the modal in front.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.dismiss, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports an invalid occurrence, which would otherwise trap and end all tests.
  private func failForOccurrence(_ occurrence: Int, of label: String, at site: CallSite) {
    recordFailure(
      """
      The occurrence of \(label.literal) must be greater than 0 (was \(occurrence)), so nothing was \
      tapped.

        To fix: count from 1.
      """, at: site)
  }

  private func message(
    for action: UserAction, _ refusal: ActionRefusal, on stage: Stage
  ) -> String {
    let possible = stage.possibleActions.map { "\n    \($0)" }.joined()
    let tree = "\(NavigationTree(stage))".split(separator: "\n").map { "    \($0)" }
    let advice =
      possible.isEmpty
      ? "find out why the app is where the user can do nothing."
      : "do one of these instead, or find out why the app is not where it should be.\(possible)"
    return """
      The user action \(action) is not possible: \(refusal.reason).

        To fix: \(advice)

        On stage:
      \(tree.joined(separator: "\n"))
      """
  }
}

extension AppDriver {
  /// Swipes back to the screen below, as on a backend that lets the user drag a screen.
  ///
  /// The driver begins the swipe, runs the closure while the user holds the screen, and ends the
  /// swipe. If a guard would refuse or has to ask, the swipe does not begin, and the driver
  /// performs the action `back` instead.
  ///
  /// ```swift
  /// app.swipeBack(.cancelled)
  /// app.swipeBack { app.advance(by: .seconds(1)) }
  /// ```
  public func swipeBack(
    _ ending: SwipeEnding = .completed, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    during: () -> Void = {}
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let stage = running(at: site)?.stage else { return }
    let screen = stage.allowsUserPop ? stage.screenToGoBackFrom : nil
    swipe(screen, orElse: .back, ending, at: site, during)
  }

  /// Swipes down the modal in front.
  ///
  /// It works like a swipe back, except that the driver performs the action `dismiss` if the swipe
  /// does not begin.
  public func swipeDown(
    _ ending: SwipeEnding = .completed, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    during: () -> Void = {}
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let stage = running(at: site)?.stage else { return }
    let modal = stage.allowsUserDismissal ? stage.state.modalScreens.last : nil
    swipe(modal, orElse: .dismiss, ending, at: site, during)
  }

  private func swipe(
    _ screen: (any Screen)?, orElse attempt: UserAction, _ ending: SwipeEnding, at site: CallSite,
    _ during: () -> Void
  ) {
    guard let screen, let backend = app?.backend else {
      perform(
        attempt, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
      return during()
    }
    step(at: site) { $0.userBegan(in: backend) }
    during()
    step(at: site) { stage in
      switch ending {
      case .completed: stage.userDid(.removed([screen]), in: backend)
      case .cancelled: stage.userCancelled(in: backend)
      }
    }
  }
}

extension AppDriver {
  /// Presses a key with modifiers, while no field has the focus.
  ///
  /// If the key has no effect, the test fails, and the failure lists the keys that have one.
  ///
  /// ```swift
  /// app.press("n")
  /// app.press(.escape, [])
  /// ```
  public func press(
    _ key: ScreenContent.Shortcut.Key, _ modifiers: ScreenContent.Shortcut.Modifiers = .command,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    step(at: site) { stage in
      let shortcut = ScreenContent.Shortcut(key, modifiers)
      let picture = stage.picture
      switch picture.menuItem(for: shortcut)?.effect {
      case .perform(let action, let target): stage.perform(action, on: target)
      case .focus: break
      case nil: recordFailure(message(for: shortcut, in: picture), at: site)
      }
    }
  }

  private func message(
    for shortcut: ScreenContent.Shortcut, in picture: StagePicture
  ) -> String {
    let keys = picture.menuItems.filter(\.isEnabled).compactMap { item in
      item.shortcut.map { "\n    \($0) \(item.title)" }
    }
    return """
      The key \(shortcut) has no effect here.

        To fix: press one of these instead, or find out why its element is out of reach.\
      \(keys.joined())
      """
  }
}

extension AppDriver {
  /// Expects the content in front to be usable with a screen reader: all pages have titles, all
  /// elements have names, and no two elements of a kind sound the same.
  ///
  /// Two elements with identifiers may sound the same, because an identifier shows that each is
  /// intended. To check every place in an app, explore it: the map lists the same faults as traps.
  ///
  /// ```swift
  /// app.tap("Crime")
  /// app.expectAccessible()
  /// ```
  public func expectAccessible(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let stage = running(at: site)?.stage else { return }
    let names = Dictionary(
      stage.visibleScreens.map { (stage.pictureID(of: $0), "\(stage.name(of: $0))") }
    ) { first, _ in first }
    let faults = stage.picture.spokenFaults.map { fault in
      "    " + fault.sentence(on: names[fault.screen] ?? "The alert")
    }
    guard !faults.isEmpty else { return }
    recordFailure(
      (["Users of a screen reader cannot understand the page in front.", ""] + faults)
        .joined(separator: "\n"), at: site)
  }
}
#endif

/// The way in which a swipe of the user ends.
public enum SwipeEnding: Sendable, Hashable {
  /// The swipe completes, and the screen leaves.
  case completed
  /// The user lets go too early, and the screen stays.
  case cancelled
}
