public import Wireflow

/// The texts of the app in one language.
///
/// The code names each text in English, and that name is also the identifier of its button, field or
/// answer. One script therefore plays in every language.
public struct Texts: Sendable {
  /// A language of the app, by its code.
  public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case arabic = "ar"
  }

  public let language: Language

  public init(_ language: Language = .english) {
    self.language = language
  }

  /// Chooses the first language that the app supports, or else English.
  public init(preferring codes: [String]) {
    let known = codes.lazy.compactMap { Language(rawValue: String($0.prefix(2))) }
    self.init(known.first ?? .english)
  }

  /// Returns a text in the language, with values in place of its percent signs.
  subscript(english: String, values: String...) -> String {
    let text = translations[english] ?? english
    guard !values.isEmpty else { return text }
    var (pieces, values) = (
      text.split(separator: "%", omittingEmptySubsequences: false), values[...]
    )
    var whole = String(pieces.removeFirst())
    for piece in pieces { whole += (values.popFirst() ?? "") + piece }
    return whole
  }

  /// The translations, by their English texts.
  var translations: [String: String] {
    switch language {
    case .english: [:]
    case .german: Self.german
    case .arabic: Self.arabic
    }
  }

  /// The texts of Wireflow itself, in the same language.
  public var words: StageWords {
    switch language {
    case .english: .english
    case .german: Self.germanWords
    case .arabic: Self.arabicWords
    }
  }
}

/// Elements whose identifiers are their English texts.
extension Texts {
  @MainActor
  func button(
    _ english: String, role: ScreenContent.Button.Role = .plain, action: @escaping () -> Void
  ) -> ScreenContent.Button {
    ScreenContent.Button(self[english], role: role, action: action).id(english)
  }

  @MainActor
  func row(
    _ english: String, subtitle: String, action: @escaping () -> Void
  ) -> ScreenContent.Row {
    ScreenContent.Row(self[english], subtitle: subtitle, action: action).id(english)
  }

  @MainActor
  func toggle(
    _ english: String, isOn: Bool, set: @escaping (Bool) -> Void
  ) -> ScreenContent.Toggle {
    ScreenContent.Toggle(self[english], isOn: isOn, set: set).id(english)
  }

  @MainActor
  func choice(
    _ english: String, options: [String], selected: String, set: @escaping (String) -> Void
  ) -> ScreenContent.Choice {
    ScreenContent.Choice(
      self[english], options: options.map { self[$0] }, ids: options, selected: self[selected]
    ) { option in
      if let chosen = options.first(where: { self[$0] == option }) { set(chosen) }
    }
    .id(english)
  }

  func answer(
    _ english: String, role: AlertContent.Action.Role = .plain, needsText: Bool = false
  ) -> AlertContent.Action {
    .init(self[english], id: english, role: role, needsText: needsText)
  }
}

/// An error in the reader's language.
struct TranslatedError: ErrorDisplayable {
  let id: String?
  let title: String
  let message: String

  init(_ error: any ErrorDisplayable, _ texts: Texts) {
    (id, title, message) = (error.title, texts[error.title], texts[error.message])
  }
}
