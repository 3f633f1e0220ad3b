import Observation

/// The fields of an alert, with the texts that the user has typed into them.
///
/// It has the content of a screen, so that the user's actions find its fields as they find those of
/// a page. It never has a place on the stage.
@Observable
@MainActor
package final class AlertForm: Screen {
  package let title = ""
  /// The fields, which hold the typed texts.
  private(set) var fields: [AlertContent.Field]
  /// The fields as the app described them.
  let original: [AlertContent.Field]

  init(_ fields: [AlertContent.Field]) {
    self.fields = fields
    original = fields
  }

  package var content: ScreenContent {
    ScreenContent(elements: fields.indices.map { .field(element(at: $0)) })
  }

  /// True if no field is empty.
  var isFilled: Bool { fields.allSatisfy { !$0.text.isEmpty } }

  private func element(at place: Int) -> ScreenContent.Field {
    let field = fields[place]
    let element = ScreenContent.Field(
      field.label, text: field.text, privacy: field.privacy, prompt: field.prompt,
      keyboard: field.keyboard, samples: field.samples,
      set: { [weak self] text in self?.fields[place].text = text })
    return field.id == field.label ? element : element.id(field.id)
  }
}
