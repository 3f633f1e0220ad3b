import Wireflow

/// The texts of the clinic in one language, each called by its English form.
package struct ClinicTexts: Sendable {
  /// A language of the clinic.
  package enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
  }

  package let language: Language

  package init(_ language: Language) { self.language = language }

  subscript(english: String) -> String {
    language == .german ? Self.german[english] ?? english : english
  }

  /// The words of Wireflow itself.
  var words: StageWords {
    guard language == .german else { return .english }
    var words = StageWords(language: "de")
    (words.done, words.cancel, words.close) = ("Fertig", "Abbrechen", "Schließen")
    (words.back, words.more, words.menu) = ("Zurück", "Mehr", "Menü")
    return words
  }
}

/// Elements whose identifiers are their English texts.
@MainActor
extension ClinicTexts {
  func button(
    _ english: String, role: ScreenContent.Button.Role = .plain, action: @escaping () -> Void
  ) -> ScreenContent.Button {
    ScreenContent.Button(self[english], role: role, action: action).id(english)
  }

  func row(_ english: String, action: @escaping () -> Void) -> ScreenContent.Row {
    ScreenContent.Row(self[english], action: action).id(english)
  }

  func toggle(
    _ english: String, isOn: Bool, set: @escaping (Bool) -> Void
  ) -> ScreenContent.Toggle {
    ScreenContent.Toggle(self[english], isOn: isOn, set: set).id(english)
  }

  func choice(
    _ english: String, options: [String], selected: String?, set: @escaping (String) -> Void
  ) -> ScreenContent.Choice {
    ScreenContent.Choice(
      self[english], options: options.map { self[$0] }, ids: options,
      selected: selected.map { self[$0] }
    ) { option in
      if let chosen = options.first(where: { self[$0] == option }) { set(chosen) }
    }
    .id(english)
  }

  func field(
    _ english: String, text: String, privacy: ScreenContent.Field.Privacy = .plain,
    samples: [ScreenContent.Field.SampleValue], set: @escaping (String) -> Void
  ) -> ScreenContent.Field {
    ScreenContent.Field(self[english], text: text, privacy: privacy, samples: samples, set: set)
      .id(english)
  }
}
