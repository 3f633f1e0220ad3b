/// What is on stage and whose it is, as a value that can be kept, compared and printed.
public struct NavigationTree: Sendable, Hashable, Codable {
  /// A screen on stage.
  public struct Node: Sendable, Hashable, Codable {
    /// Its name.
    public var name: ScreenName
    /// The coordinator's name of the flow that it belongs to.
    public var flow: String?
    /// Whether the user can see it.
    public var isVisible: Bool

    /// Creates a node.
    public init(name: ScreenName, flow: String? = nil, isVisible: Bool = false) {
      self.name = name
      self.flow = flow
      self.isVisible = isVisible
    }
  }

  /// A root item and its stack.
  public struct Root: Sendable, Hashable, Codable {
    /// How the way to it is shown.
    public var representation: RootLevelRepresentation
    /// Whether it is selected.
    public var isSelected: Bool
    /// The stack from its root to its top.
    public var screens: [Node]

    /// Creates a root item.
    public init(representation: RootLevelRepresentation, isSelected: Bool, screens: [Node]) {
      self.representation = representation
      self.isSelected = isSelected
      self.screens = screens
    }
  }

  /// A modal and its stack.
  public struct Modal: Sendable, Hashable, Codable {
    /// How it is shown, in the words of the log.
    public var style: String
    /// The button with which the user may dismiss it.
    public var dismissButton: ModalDismissButtonStyle?
    /// The stack from its first screen to its top.
    public var screens: [Node]

    /// Creates a modal.
    public init(style: String, dismissButton: ModalDismissButtonStyle?, screens: [Node]) {
      self.style = style
      self.dismissButton = dismissButton
      self.screens = screens
    }
  }

  /// A minimizable screen and its controls.
  public struct Minimizable: Sendable, Hashable, Codable {
    /// The screen itself.
    public var screen: Node
    /// The controls that stand for it while it is minimized.
    public var controls: Node
    /// Whether it covers the app.
    public var isMaximized: Bool

    /// Creates a minimizable screen.
    public init(screen: Node, controls: Node, isMaximized: Bool) {
      self.screen = screen
      self.controls = controls
      self.isMaximized = isMaximized
    }
  }

  /// A flow that lives, and the flows below it.
  public struct Flow: Sendable, Hashable, Codable {
    /// The name of its coordinator.
    public var name: String
    /// Its child flows, in the order of their starts.
    public var children: [Flow]

    /// Creates a flow.
    public init(name: String, children: [Flow] = []) {
      self.name = name
      self.children = children
    }
  }

  /// The name of the container.
  public var container: String
  /// The root items, in order.
  public var roots: [Root]
  /// Whether the drawer is open.
  public var isMenuOpen: Bool
  /// The minimizable screen.
  public var minimizable: Minimizable?
  /// The modals, from the lowest to the one in front.
  public var modals: [Modal]
  /// The alert that is shown.
  public var alert: AlertContent?
  /// The main flow, and all below it.
  public var mainFlow: Flow?

  /// Creates a tree, such as from what a backend shows.
  public init(
    container: String, roots: [Root], isMenuOpen: Bool = false, minimizable: Minimizable? = nil,
    modals: [Modal] = [], alert: AlertContent? = nil, mainFlow: Flow? = nil
  ) {
    self.container = container
    self.roots = roots
    self.isMenuOpen = isMenuOpen
    self.minimizable = minimizable
    self.mainFlow = mainFlow
    self.modals = modals
    self.alert = alert
  }
}

extension NavigationTree {
  /// Creates the tree of what is on stage now, in O(n) of the screens.
  @MainActor
  public init(_ stage: Stage) {
    let visible = stage.visibleScreens
    func node(_ node: ScreenNode) -> Node {
      Node(
        name: stage.name(of: node.screen), flow: node.owner?.name,
        isVisible: visible.contains { $0 === node.screen })
    }
    self.init(
      container: stage.container.name,
      roots: stage.roots.enumerated().map { place, stack in
        Root(
          representation: stack.nodes[0].screen.representation,
          isSelected: place == stage.selected, screens: stack.nodes.map(node))
      },
      isMenuOpen: stage.isMenuOpen,
      minimizable: stage.minimizable.map { minimizable in
        Minimizable(
          screen: node(minimizable.node), controls: node(minimizable.controls),
          isMaximized: minimizable.isMaximized)
      },
      modals: stage.layers.map { layer in
        Modal(
          style: stage.container.modalStyle(layer.preferredStyle).description,
          dismissButton: layer.dismissButton, screens: layer.stack.nodes.map(node))
      },
      alert: stage.shownAlert, mainFlow: stage.mainFlow.map(Flow.init))
  }
}

extension NavigationTree.Flow {
  @MainActor
  fileprivate init(_ flow: FlowRecord) {
    self.init(name: flow.name, children: flow.childrenLatestFirst.reversed().map(Self.init))
  }
}

extension NavigationTree.Flow: CustomStringConvertible {
  /// The flows as lines, each two columns further in than its parent.
  public var description: String { lines(at: 0).joined(separator: "\n") }

  private func lines(at depth: Int) -> [String] {
    let margin = String(repeating: "  ", count: depth)
    return [margin + name] + children.flatMap { $0.lines(at: depth + 1) }
  }
}

extension NavigationTree: CustomStringConvertible {
  /// The screens as lines: what is visible has a star, and each screen its flow behind it.
  public var description: String {
    var lines = [isMenuOpen ? "\(container), menu open" : container]
    for root in roots {
      let badge = root.representation.badge.map { " (\($0.plainOrLiteral))" } ?? ""
      let mark = root.isSelected ? ", selected" : ""
      lines.append("  \(root.representation.title.plainOrLiteral)\(badge)\(mark)")
      lines += root.screens.map(\.line)
    }
    if let minimizable {
      lines.append("  player, \(minimizable.isMaximized ? "maximized" : "minimized")")
      lines += [minimizable.screen.line, minimizable.controls.line]
    }
    for modal in modals {
      let button = modal.dismissButton.map { ", dismiss button \($0.displayableString)" } ?? ""
      lines.append("  \(modal.style)\(button)")
      lines += modal.screens.map(\.line)
    }
    if let alert { lines.append("  \(alert.style.rawValue) \(alert.title.literal)") }
    return lines.joined(separator: "\n")
  }
}

extension NavigationTree.Node {
  fileprivate var line: String {
    "    \(isVisible ? "*" : " ") \(name)" + (flow.map { " in \($0)" } ?? "")
  }
}
