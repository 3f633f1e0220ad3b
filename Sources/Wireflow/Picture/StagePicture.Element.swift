extension StagePicture {
  /// An element of a page, with all that it shows and what pressing it does.
  public struct Element: Sendable, Hashable, Identifiable {
    /// The identity of an element: its own name or its place among those of its screen, and its
    /// kind.
    public struct ID: Sendable, Hashable {
      /// The screen, which may be embedded in that of the page.
      public let screen: StagePicture.ID
      /// The name that the app gave it, by which it is the same in any place.
      public let name: String?
      /// The place among the elements of the screen, or among those of its name.
      public let index: Int
      /// The word for its kind, such as `button`.
      public let kind: String
    }

    /// The kind of an element, with all that it shows.
    public enum Kind: Sendable, Hashable {
      /// A line or a paragraph of text.
      case text(String)
      /// A picture, by the name of an asset, with the words that stand for it, if it says anything.
      case image(name: String, alternative: String?)
      /// One entry of a list, which leads somewhere or not.
      case row(title: String, subtitle: String?, leads: Bool)
      /// A button.
      case button(String, ScreenContent.Button.Role)
      /// The way to load the content anew.
      case refresh(String, isRefreshing: Bool)
      /// A text field.
      case field(Field)
      /// A switch that is on or off.
      case toggle(String, isOn: Bool)
      /// One of several options.
      case choice(label: String, options: [String], selected: String?)
      /// The part of something that is done, from 0 to 1, or nil if it is not known.
      case progress(String, fraction: Double?)
    }

    /// A text field, without the text if that is secure.
    public struct Field: Sendable, Hashable {
      /// The label.
      public let label: String
      /// The present text, empty if it is secure.
      public let text: String
      /// True if what is typed is masked.
      public let isSecure: Bool
      /// The number of characters, to show a mask for each.
      public let length: Int
      /// The words that stand in it while it is empty.
      public let prompt: String?
      /// The kind of text.
      public let keyboard: ScreenContent.Field.Keyboard
      /// True if the return key does something.
      public let submits: Bool
      /// The words for what a user might type: texts, or the names of secure ones.
      public let samples: [String]
    }

    /// The identity.
    public let id: ID
    /// The kind, with all that it shows.
    public let kind: Kind
    /// The end of the screen's bar in which it stands, or nil if it stands among the others.
    public internal(set) var barEdge: ScreenContent.Button.BarEdge?
    /// True while the user cannot act on it, although it is shown.
    public internal(set) var isDisabled = false
    /// A sentence for users of a screen reader on what it leads to.
    public internal(set) var accessibilityHint: String?
    /// The pixels of a picture, if the app gives them.
    public internal(set) var pixels: ScreenContent.PixelImage?
    /// The label by which the user acts on it, numbered where several elements bear it.
    ///
    /// It is the name that the app gave it, if it did. It is nil for an element that does nothing,
    /// is disabled or is out of reach.
    public internal(set) var label: UserAction.Label?
    let mark: StagePicture.ElementMark?

    /// The target of actions on this element, for ``Stage/perform(_:on:)``.
    public var target: StagePicture.Target { .init(id.screen, mark) }
  }
}

extension StagePicture.Element {
  /// The text by which it is known, empty for decoration.
  public var name: String {
    switch kind {
    case .text(let text): text
    case .image(_, let alternative): alternative ?? ""
    case .refresh(let label, _): label
    case .row(let title, _, _), .button(let title, _): title
    case .field(let field): field.label
    case .toggle(let label, _), .choice(let label, _, _), .progress(let label, _): label
    }
  }

  /// True if it is there for the user to act on, be it within reach or not.
  public var isActive: Bool { use != nil }

  /// The action that pressing it is, or nil if it takes a text or an option, does nothing, or is
  /// out of reach.
  public var action: UserAction? {
    guard let label else { return nil }
    return switch kind {
    case .row, .button, .refresh: .tap(label)
    case .toggle: .toggle(label)
    case .text, .image, .field, .choice, .progress: nil
    }
  }

  /// The actions that pressing it, or each of its options, is.
  public var actions: [UserAction] { action.map { [$0] } ?? optionActions }

  /// Returns the action that types a text into it, or nil unless it is a field within reach.
  public func action(typing text: String) -> UserAction? {
    guard case .field = kind else { return nil }
    return label.map { .type(text, into: $0) }
  }

  /// The action of the return key, or nil unless it is a field within reach where that does
  /// something.
  public var submitAction: UserAction? {
    guard case .field(let field) = kind, field.submits else { return nil }
    return label.map { .submit($0) }
  }

  /// The actions that type each of its sample values, none unless it is a field within reach.
  public var sampleActions: [UserAction] {
    guard case .field(let field) = kind, let label else { return [] }
    return field.samples.map {
      field.isSecure ? .typeSample($0, into: label) : .type($0, into: label)
    }
  }

  /// The actions that choose each of its options, none unless it is a choice within reach.
  public var optionActions: [UserAction] {
    guard case .choice(_, let options, _) = kind, let label else { return [] }
    return options.map { .choose(.init($0), in: label) }
  }
}
