extension ScreenContent {
  /// A text field.
  @MainActor
  public struct Field {
    /// A value that a user might type, for tests, random walks and logs.
    public struct SampleValue: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
      /// The name in scripts and logs.
      public let name: String
      /// The text to type.
      public let value: String

      /// Creates a sample value with a name of its own.
      public init(_ name: String, value: String) {
        self.name = name
        self.value = value
      }

      /// Creates a sample value that is also its own name.
      public init(stringLiteral value: String) { self.init(value, value: value) }
    }

    /// The privacy of the typed text.
    public enum Privacy: String, Sendable, Hashable, Codable {
      /// The text is shown and logged.
      case plain
      /// The text is masked.
      ///
      /// The log shows the name of a sample value, never the text.
      case secure
    }

    /// The kind of text, which determines the keyboard.
    public enum Keyboard: String, Sendable, Hashable, Codable, CaseIterable {
      /// Any text.
      case text
      /// An email address.
      case email
      /// Digits.
      case number
      /// A telephone number.
      case telephone
      /// A web address.
      case url
      /// A search term.
      case search
    }

    /// The label, which identifies the field.
    public let label: String
    /// The current text.
    public let text: String
    /// The privacy of the typed text.
    public let privacy: Privacy
    /// The placeholder of the empty field.
    public let prompt: String?
    /// The kind of text.
    public let keyboard: Keyboard
    /// The numbers of lines that the field shows: at first, and at most.
    public let lines: ClosedRange<Int>
    /// The values that a user might type.
    public let samples: [SampleValue]
    /// The action of the return key, or nil if that key only ends typing.
    public let submit: (() -> Void)?
    /// Replaces the text.
    public let set: (String) -> Void
    /// The traits that all active elements share.
    public var traits = Traits()

    /// Creates a text field from its current text and a closure that changes it.
    ///
    /// ```swift
    /// Field(
    ///   "Title or author", text: query, prompt: "Search", keyboard: .search, submit: search,
    ///   set: { self.query = $0 })
    /// Field("Message", text: message, lines: 3...10, set: { self.message = $0 })
    /// ```
    ///
    /// In a field of several lines, the return key begins a new line. A secure field always has one
    /// line.
    /// - Parameters:
    ///   - label: The label, which identifies the field.
    ///   - text: The current text.
    ///   - privacy: The privacy of the typed text.
    ///   - prompt: The placeholder of the empty field.
    ///   - keyboard: The kind of text.
    ///   - lines: The number of lines of the empty field, and the number to which the field grows
    ///     before it scrolls. Numbers below 1 count as 1.
    ///   - samples: The values that a user might type.
    ///   - submit: The action of the return key, or of Command-Return in a field of several lines.
    ///   - set: Replaces the text.
    public init(
      _ label: String, text: String, privacy: Privacy = .plain, prompt: String? = nil,
      keyboard: Keyboard = .text, lines: ClosedRange<Int> = 1...1, samples: [SampleValue] = [],
      submit: (() -> Void)? = nil, set: @escaping (String) -> Void
    ) {
      self.label = label
      self.text = text
      self.privacy = privacy
      self.prompt = prompt
      self.keyboard = keyboard
      self.lines = privacy == .secure ? 1...1 : max(1, lines.lowerBound)...max(1, lines.upperBound)
      self.samples = samples
      self.submit = submit
      self.set = set
    }

    /// Returns the value of the first sample with a name.
    func value(ofSample name: String) -> String? {
      for sample in samples where sample.name == name { return sample.value }
      return nil
    }

    /// True if nobody else may read the text.
    package var isSecure: Bool { privacy == .secure }

    /// Returns the action that types a text, which never contains the text of a secure field.
    func typing(_ text: String, into label: UserAction.Label) -> UserAction {
      guard isSecure else { return .type(text, into: label) }
      let sample = samples.first { $0.value == text && value(ofSample: $0.name) == text }
      return .typeSample(sample?.name ?? Self.nameOfNoSample, into: label)
    }

    /// The name in a log for a secret that is not a sample value.
    static let nameOfNoSample = "(not a sample)"
  }
}
