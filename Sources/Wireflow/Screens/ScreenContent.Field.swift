extension ScreenContent {
  /// A text field.
  @MainActor
  public struct Field {
    /// Something that a user might type, for tests, random walks and logs.
    public struct SampleValue: Sendable, Hashable, ExpressibleByStringLiteral {
      /// The name that stands in scripts and logs.
      public let name: String
      /// The text that is typed.
      public let value: String

      /// Creates a sample value with a name of its own.
      public init(_ name: String, value: String) {
        self.name = name
        self.value = value
      }

      /// Creates a sample value that is its own name.
      public init(stringLiteral value: String) {
        self.init(value, value: value)
      }
    }

    /// The privacy of what is typed: seen by all, or by nobody.
    public enum Privacy: Sendable, Hashable {
      /// The text is shown and logged.
      case plain
      /// The text is masked, and logged by the name of a sample value, never by content.
      case secure
    }

    /// The kind of text, which a keyboard follows.
    public enum Keyboard: String, Sendable, Hashable, CaseIterable {
      /// Any text.
      case text
      /// An address for mail.
      case email
      /// Digits.
      case number
      /// A telephone number.
      case telephone
      /// An address on the web.
      case url
      /// Words to look for.
      case search
    }

    /// The label, by which it is found.
    public let label: String
    /// The present text.
    public let text: String
    /// The privacy of what is typed.
    public let privacy: Privacy
    /// The words that stand in the field while it is empty.
    public let prompt: String?
    /// The kind of text.
    public let keyboard: Keyboard
    /// The values that a user might type.
    public let samples: [SampleValue]
    /// The action of the return key, or nil if that only ends typing.
    public let submit: (() -> Void)?
    /// Replaces the text.
    public let set: (String) -> Void
    /// The traits that it shares with other elements.
    public var traits = Traits()

    /// Creates a text field from its present text and what changes it.
    ///
    /// ```swift
    /// Field(
    ///   "Title or author", text: query, prompt: "Search", keyboard: .search, submit: search,
    ///   set: { self.query = $0 })
    /// ```
    public init(
      _ label: String, text: String, privacy: Privacy = .plain, prompt: String? = nil,
      keyboard: Keyboard = .text, samples: [SampleValue] = [], submit: (() -> Void)? = nil,
      set: @escaping (String) -> Void
    ) {
      self.label = label
      self.text = text
      self.privacy = privacy
      self.prompt = prompt
      self.keyboard = keyboard
      self.samples = samples
      self.submit = submit
      self.set = set
    }

    /// The value of the sample with a name, of which the first counts.
    func value(ofSample name: String) -> String? {
      for sample in samples where sample.name == name { return sample.value }
      return nil
    }

    /// The action that types a text, which never has the content of a secure field.
    func typing(_ text: String, into label: UserAction.Label) -> UserAction {
      guard privacy == .secure else { return .type(text, into: label) }
      let sample = samples.first { $0.value == text && value(ofSample: $0.name) == text }
      return .typeSample(sample?.name ?? Self.nameOfNoSample, into: label)
    }

    /// The name that stands in a log for a secret that is no sample value.
    static let nameOfNoSample = "(not a sample)"
  }
}
