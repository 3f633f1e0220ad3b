import Wireflow

/// Elements whose identifiers are their texts.
@MainActor
struct ClinicTexts {
  func button(
    _ text: String, role: ScreenContent.Button.Role = .plain, action: @escaping () -> Void
  ) -> ScreenContent.Button {
    ScreenContent.Button(text, role: role, action: action).id(text)
  }

  func row(_ text: String, action: @escaping () -> Void) -> ScreenContent.Row {
    ScreenContent.Row(text, action: action).id(text)
  }

  func toggle(
    _ text: String, isOn: Bool, set: @escaping (Bool) -> Void
  ) -> ScreenContent.Toggle {
    ScreenContent.Toggle(text, isOn: isOn, set: set).id(text)
  }

  func choice(
    _ text: String, options: [String], selected: String?, set: @escaping (String) -> Void
  ) -> ScreenContent.Choice {
    ScreenContent.Choice(text, options: options, ids: options, selected: selected, set: set)
      .id(text)
  }

  func field(
    _ label: String, text: String, privacy: ScreenContent.Field.Privacy = .plain,
    samples: [ScreenContent.Field.SampleValue], set: @escaping (String) -> Void
  ) -> ScreenContent.Field {
    ScreenContent.Field(label, text: text, privacy: privacy, samples: samples, set: set)
      .id(label)
  }
}
