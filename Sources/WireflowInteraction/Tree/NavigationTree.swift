public import Wireflow

/// The screens on stage and the flows that own them, as a value that you can store, compare and
/// print.
public struct NavigationTree: Sendable, Hashable, Codable {
  /// A screen on stage.
  public struct Node: Sendable, Hashable, Codable {
    /// The name of the screen.
    public var name: ScreenName
    /// The name of the coordinator whose flow owns the screen.
    public var flow: String?
    /// True while the user can see it.
    public var isVisible: Bool
    /// The screens that are embedded in it, in order.
    public var embedded: [Node]
  }

  /// A root item and its stack.
  public struct Root: Sendable, Hashable, Codable {
    /// The title, image and badge that represent the root item.
    public var representation: RootLevelRepresentation
    /// True if it is selected.
    public var isSelected: Bool
    /// The stack from its root to its top.
    public var screens: [Node]
    /// The stack of its detail from the lowest screen to the top, empty while there is no detail.
    public var detail: [Node]
  }

  /// A modal and its stacks.
  public struct Modal: Sendable, Hashable, Codable {
    /// The style, in the log's words.
    public var style: String
    /// The button with which the user may dismiss it.
    public var dismissButton: ModalDismissButtonStyle?
    /// The name of its container, or nil for a modal with one stack.
    public var container: String?
    /// True while its drawer is open.
    public var isDrawerOpen: Bool
    /// The root items.
    ///
    /// A modal with one stack has one.
    public var roots: [Root]

    /// The stack of the first root item, from its first screen to its top.
    public var screens: [Node] { roots.first?.screens ?? [] }
  }

  /// A player and its controls.
  public struct Player: Sendable, Hashable, Codable {
    /// The screen itself.
    public var screen: Node
    /// The controls that represent it while it is minimized.
    public var controls: Node
    /// True while it covers the app.
    public var isMaximized: Bool
    /// The screens that wait behind it, unseen: the stacks of minimized modals, and a player behind
    /// them.
    public var waiting: [Node]
  }

  /// A flow that is alive, and its child flows.
  public struct Flow: Sendable, Hashable, Codable {
    /// The name of its coordinator.
    public var name: String
    /// Its child flows, in the order of their starts.
    public var children: [Flow]
  }

  /// The name of the container.
  public var container: String
  /// The root items, in order.
  public var roots: [Root]
  /// True while the drawer is open.
  public var isDrawerOpen: Bool
  /// The player.
  public var player: Player?
  /// The modals, from the lowest to the one in front.
  public var modals: [Modal]
  /// The alert on stage.
  public var alert: AlertContent?
  /// The text of the notice that is shown.
  public var notice: String?
  /// The main flow, with all its descendants.
  public var mainFlow: Flow?
}

extension NavigationTree {
  /// Creates the tree of the current stage, in O(n) of the screens.
  @MainActor
  public init(_ stage: Stage) {
    let snapshot = stage.snapshot
    let visible = Set(stage.visibleScreens.map { ObjectIdentifier($0) })
    func node(_ screen: any Screen) -> Node {
      Node(
        name: stage.name(of: screen), flow: stage.flow(of: screen),
        isVisible: visible.contains(ObjectIdentifier(screen)),
        embedded: stage.state.embedded(in: screen).map(node))
    }
    func roots(_ region: StageSnapshot.Region) -> [Root] {
      region.roots.enumerated().map { place, root in
        Root(
          representation: root.representation, isSelected: place == region.selected,
          screens: root.screens.map(node), detail: root.detail.map(node))
      }
    }
    self.init(
      container: snapshot.container.name, roots: roots(snapshot.base),
      isDrawerOpen: snapshot.isDrawerOpen,
      player: snapshot.player.map { player in
        Player(
          screen: node(player.screen), controls: node(player.controls),
          isMaximized: player.isMaximized, waiting: player.waiting.map(node))
      },
      modals: snapshot.modals.map { modal in
        Modal(
          style: modal.style.description, dismissButton: modal.dismissButton,
          container: modal.hasRootItems ? modal.region.container.name : nil,
          isDrawerOpen: modal.region.isDrawerOpen, roots: roots(modal.region))
      },
      alert: snapshot.alert, notice: snapshot.notice?.text,
      mainFlow: stage.mainFlow)
  }
}

extension Stage {
  /// The main flow, with all its descendants.
  package var mainFlow: NavigationTree.Flow? {
    mapFlows { NavigationTree.Flow(name: $0, children: $1) }
  }
}

extension NavigationTree.Flow: CustomStringConvertible {
  /// The flows as lines, each indented by two more columns than its parent.
  public var description: String { lines(at: 0).joined(separator: "\n") }

  private func lines(at depth: Int) -> [String] {
    let margin = String(repeating: "  ", count: depth)
    return [margin + name] + children.flatMap { $0.lines(at: depth + 1) }
  }
}

extension NavigationTree: CustomStringConvertible {
  /// The screens as lines, with a star for visible ones, each followed by its flow.
  public var description: String {
    var lines = [container.plainOrLiteral + (isDrawerOpen ? ", drawer open" : "")]
    lines += roots.flatMap { $0.lines(margin: "  ") }
    if let player {
      lines.append("  player, \(player.isMaximized ? "maximized" : "minimized")")
      lines += [player.screen, player.controls].flatMap { $0.lines(margin: "    ") }
      if !player.waiting.isEmpty { lines.append("    waiting") }
      lines += player.waiting.flatMap { $0.lines(margin: "    ") }
    }
    for modal in modals {
      let button = modal.dismissButton.map { ", dismiss button \($0.displayableString)" } ?? ""
      let container = modal.container.map { ", \($0.plainOrLiteral)" } ?? ""
      let drawer = modal.isDrawerOpen ? ", drawer open" : ""
      lines.append("  \(modal.style)\(button)\(container)\(drawer)")
      lines += modal.roots.flatMap {
        modal.container == nil ? $0.screenLines(margin: "    ") : $0.lines(margin: "    ")
      }
    }
    if let notice { lines.append("  notice \(notice.literal)") }
    if let alert { lines.append("  \(alert.style.rawValue) \(alert.title.literal)") }
    return lines.joined(separator: "\n")
  }
}

extension NavigationTree.Root {
  /// Returns the title, and the indented screens.
  fileprivate func lines(margin: String) -> [String] {
    let badge = representation.badge.map { " (\($0.plainOrLiteral))" } ?? ""
    let mark = isSelected ? ", selected" : ""
    let title = "\(margin)\(representation.title.plainOrLiteral)\(badge)\(mark)"
    return [title] + screenLines(margin: margin + "  ")
  }

  fileprivate func screenLines(margin: String) -> [String] {
    let own = screens.flatMap { $0.lines(margin: margin) }
    guard !detail.isEmpty else { return own }
    return own + ["\(margin)detail"] + detail.flatMap { $0.lines(margin: margin) }
  }
}

extension NavigationTree.Node {
  fileprivate func lines(margin: String) -> [String] {
    let owner = flow.map { " in \($0)" } ?? ""
    return ["\(margin)\(isVisible ? "*" : " ") \(name)\(owner)"]
      + embedded.flatMap { $0.lines(margin: margin + "    ") }
  }
}
