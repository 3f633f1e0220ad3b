extension AlertContent {
  /// A text field of an alert, which is empty or holds a first text when the alert appears.
  ///
  /// ```swift
  /// AlertContent(
  ///   title: "Rename", fields: [.init("Name", text: shelf.name)],
  ///   actions: [.init("Rename", id: "rename", needsText: true), .init("Cancel", role: .cancel)])
  /// ```
  public struct Field: Sendable, Hashable, Codable {
    /// The label, which identifies the field for the user.
    public let label: String
    /// The identifier by which the app knows it in every language, or the label if none is given.
    public let id: String
    /// The text that the field holds at first.
    public internal(set) var text: String
    /// The placeholder of the empty field.
    public let prompt: String?
    /// The privacy of the typed text.
    public let privacy: ScreenContent.Field.Privacy
    /// The kind of text, which determines the keyboard.
    public let keyboard: ScreenContent.Field.Keyboard
    /// The values that a user might type.
    public internal(set) var samples: [ScreenContent.Field.SampleValue]

    /// Creates a text field.
    public init(
      _ label: String, id: String? = nil, text: String = "", prompt: String? = nil,
      privacy: ScreenContent.Field.Privacy = .plain,
      keyboard: ScreenContent.Field.Keyboard = .text,
      samples: [ScreenContent.Field.SampleValue] = []
    ) {
      self.label = label
      self.id = id ?? label
      self.text = text
      self.prompt = prompt
      self.privacy = privacy
      self.keyboard = keyboard
      self.samples = samples
    }

    /// The field without the text and the sample values of a secure one.
    var withoutSecrets: Self {
      guard privacy == .secure else { return self }
      var field = self
      field.text = ""
      field.samples = samples.map { .init($0.name, value: "") }
      return field
    }
  }
}
