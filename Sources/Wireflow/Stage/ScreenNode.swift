/// The stage's table entry for a screen: where it stands and whose it is.
@MainActor
final class ScreenNode {
  let screen: any Screen
  unowned(unsafe) var stack: ScreenStack
  /// The place in the stack, counted from its root.
  var position: Int
  var owner: FlowRecord?
  /// Delayed work that goes with it.
  var scheduled: [Int: ScheduledWork] = [:]
  /// The modal that it presents.
  var presented: ModalLayer?
  /// The neighbours in the owner's list; the stage's table keeps them.
  unowned(unsafe) var olderOfOwner: ScreenNode?
  unowned(unsafe) var newerOfOwner: ScreenNode?

  init(_ screen: any Screen, in stack: ScreenStack, at position: Int) {
    self.screen = screen
    self.stack = stack
    self.position = position
  }

  var isRoot: Bool { position == 0 }
  var isTop: Bool { position == stack.nodes.count - 1 }
}

/// The screens of a root item or of a modal, from the root to the top; never empty on stage.
@MainActor
final class ScreenStack {
  var nodes: [ScreenNode] = []
  /// The title by which the user knows the stack.
  var title: String {
    didSet { label = title.plainOrLiteral }
  }
  /// The title as the log writes it, made once.
  private(set) lazy var label = title.plainOrLiteral

  init(title: String) {
    self.title = title
  }

  var screens: [any Screen] { nodes.map(\.screen) }
}

/// A modal on stage: its stack, and how it is shown.
@MainActor
final class ModalLayer {
  let stack: ScreenStack
  /// The place among the layers, counted from the lowest.
  var position = 0
  let preferredStyle: ModalStyle
  let dismissButton: ModalDismissButtonStyle?
  unowned(unsafe) var presenter: ScreenNode?

  init(
    _ stack: ScreenStack, style: ModalStyle, dismissButton: ModalDismissButtonStyle?,
    presenter: ScreenNode?
  ) {
    self.stack = stack
    preferredStyle = style
    self.dismissButton = dismissButton
    self.presenter = presenter
  }

  var root: ScreenNode { stack.nodes[0] }
}

/// The alert that is shown.
@MainActor
struct ShownAlert {
  let content: AlertContent
  let sender: ScreenNode
  /// The flow that asked, which lives until the answer.
  let flow: FlowRecord?
  let onAnswer: (@MainActor (AlertContent.Action?) -> Void)?
}
