/// The words that Wireflow itself shows, in the language of the app.
///
/// ```swift
/// var german = StageWords(language: "de")
/// german.done = "Fertig"
/// stage.words = german
/// ```
///
/// The log and scripts use English words in every language. If an app gives identifiers to its
/// elements, answers and root items, one script therefore works in all its languages.
public struct StageWords: Sendable, Hashable {
  /// The words for the ways to root items.
  private struct Ways: Hashable {
    var more = "More"
    var menu = "Menu"
    var closeMenu = "Close menu"
    var nextPage = "Next page"
    var previousPage = "Previous page"
  }

  /// The language, as a BCP 47 tag such as `de` or `ar-EG`, which screen readers need.
  public var language: String
  /// The label of the button that ends a modal whose task is done.
  public var done = "Done"
  /// The label of the button that abandons a task.
  public var cancel = "Cancel"
  /// The label of the button that closes a screen once the user has seen enough.
  public var close = "Close"
  /// The label of the button that confirms a message.
  public var okay = "OK"
  /// The label of a way back without a title.
  public var back = "Back"
  private var ways = Ways()
  /// The name of the player, and the label of what maximizes it.
  public var player = "Player"
  /// The label of the button that minimizes the player.
  public var minimize = "Minimize"
  /// The label of a `ScreenContent.Refresh` without its own label.
  public var refresh = "Refresh"

  /// The words in English.
  public static let english = StageWords(language: "en")

  /// Creates words in English, as a start for a translation.
  public init(language: String) {
    self.language = language
  }

  /// The title of the root items that a tab bar has no room for.
  public var more: String {
    get { ways.more }
    set { ways.more = newValue }
  }

  /// The label of the button that opens the drawer, and the name of the drawer.
  public var menu: String {
    get { ways.menu }
    set { ways.menu = newValue }
  }

  /// The label of what closes the drawer.
  public var closeMenu: String {
    get { ways.closeMenu }
    set { ways.closeMenu = newValue }
  }

  /// The label of the button that turns to the page after the visible one.
  public var nextPage: String {
    get { ways.nextPage }
    set { ways.nextPage = newValue }
  }

  /// The label of the button that turns to the page before the visible one.
  public var previousPage: String {
    get { ways.previousPage }
    set { ways.previousPage = newValue }
  }

  /// True if the language is written from right to left.
  public var isRightToLeft: Bool {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(code)
  }

  /// Returns the label of a button that dismisses a modal or confirms a message.
  public func label(of button: ModalDismissButtonStyle) -> String {
    switch button {
    case .done: done
    case .cancel: cancel
    case .close: close
    case .okay: okay
    }
  }
}

extension AlertContent {
  /// Returns the alert with its standard answers labeled in the given words.
  func inWords(_ words: StageWords) -> AlertContent {
    guard actions.contains(where: { $0.button != nil }) else { return self }
    var content = self
    content.actions = actions.map { $0.inWords(words) }
    return content
  }
}

extension AlertContent.Action {
  fileprivate func inWords(_ words: StageWords) -> Self {
    guard let button else { return self }
    var action = self
    action.title = words.label(of: button)
    return action
  }
}
