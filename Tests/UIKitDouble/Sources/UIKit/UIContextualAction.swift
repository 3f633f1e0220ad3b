public import Foundation

// https://developer.apple.com/documentation/uikit/uicontextualaction
@MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  public let style: Style
  public let title: String?
  open var backgroundColor: UIColor?
  private let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Does it, as the system does.
  public func run(on view: UIView) { handler(self, view) { _ in } }
}

// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@MainActor
open class UIContextMenuConfiguration: NSObject {
  private let provider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    provider = actionProvider
    super.init()
  }

  /// The menu that the system shows.
  public var menu: UIMenu? { provider?([]) }
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  private let handler: Handler

  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, handler) = (name, actionHandler)
    super.init()
  }

  /// Does it, as VoiceOver does.
  public func run() -> Bool { handler(self) }
}

extension UITableView {
  /// The user swipes a row away from an end, which reveals actions or nothing.
  public func userSwipes(_ row: Int, fromTrailing isTrailing: Bool) -> [UIContextualAction] {
    let path = IndexPath(row: row, section: 0)
    let found =
      isTrailing
      ? controller?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : controller?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    return found?.actions ?? []
  }

  /// The user presses a row for long, which opens its menu if it has one.
  public func userHolds(_ row: Int) -> UIMenu? {
    let path = IndexPath(row: row, section: 0)
    return controller?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
  }
}
