public import Wireflow

extension StagePicture {
  /// An element of a page, with its content and its actions.
  public struct Element: Sendable, Hashable, Identifiable {
    /// The identifier of an element: its name, or its position on its screen, and its kind.
    public struct ID: Sendable, Hashable {
      /// The screen, which may be embedded in that of the page.
      public let screen: StagePicture.ID
      /// The name from the app, which identifies it in any position.
      public let name: String?
      /// The index among the elements of the screen, or among those with the same name.
      public let index: Int
      /// The word for its kind, such as `button`.
      public let kind: String
    }

    /// The kind of an element, with its content.
    public enum Kind: Sendable, Hashable {
      /// A line or a paragraph of text.
      case text(String)
      /// A picture, by the name of an asset, with its text alternative, or nil for decoration.
      case image(name: String, alternative: String?)
      /// One row of a list.
      ///
      /// If `leads` is true, it has an action.
      case row(title: String, subtitle: String?, leads: Bool)
      /// A button.
      case button(String, ScreenContent.Button.Role)
      /// A way to reload the content.
      case refresh(String, isRefreshing: Bool)
      /// A text field.
      case field(Field)
      /// A switch that is on or off.
      case toggle(String, isOn: Bool)
      /// One of several options.
      case choice(label: String, options: [String], selected: String?)
      /// The progress of a task, from 0 to 1, or nil if it is unknown.
      case progress(String, fraction: Double?)
    }

    /// A text field, without the text of a secure field.
    public struct Field: Sendable, Hashable {
      /// The label.
      public let label: String
      /// The current text, or an empty string for a secure field.
      public let text: String
      /// True if the typed text is masked.
      public let isSecure: Bool
      /// The number of characters, for a mask.
      public let length: Int
      /// The placeholder of the empty field.
      public let prompt: String?
      /// The kind of text.
      public let keyboard: ScreenContent.Field.Keyboard
      /// The numbers of lines that the field shows: at first, and at most.
      public let lines: ClosedRange<Int>
      /// True if the return key has an action.
      public let submits: Bool
      /// The sample values to type, or their names for a secure field.
      public let samples: [String]

      /// True if the return key begins a new line.
      public var isMultiline: Bool { lines.upperBound > 1 }
    }

    /// The identifier.
    public let id: ID
    /// The kind, with the content.
    public let kind: Kind
    /// The end of the screen's bar that contains it, or nil if it is among the elements.
    public internal(set) var barEdge: ScreenContent.Button.BarEdge?
    /// True for the header of a section.
    public internal(set) var isHeader = false
    /// The number of the element's section on its screen, or nil for an element of none.
    public internal(set) var section: Int?
    /// The place of an action of a row, or nil for an element of its own.
    public internal(set) var rowPlace: ScreenContent.Button.RowPlace?
    /// The buttons of a row, in order: those of swipes and of the context menu.
    ///
    /// A context menu contains them all, because a swipe needs a touch screen. Each has the target
    /// of its row.
    public internal(set) var rowActions: [StagePicture.Element] = []
    /// True while it is visible, but the user cannot use it.
    public internal(set) var isDisabled = false
    /// The name for screen readers, or nil if they read the ``name``.
    public internal(set) var accessibilityLabel: String?
    /// The value for screen readers, or nil if they read the one of the element.
    public internal(set) var accessibilityValue: String?
    /// A sentence for screen readers that describes the result of the action.
    public internal(set) var accessibilityHint: String?
    /// The key that performs its action or moves the focus into it, or nil for none.
    public internal(set) var shortcut: ScreenContent.Shortcut?
    /// The title of the menu that lists it, or nil for the menu of actions.
    public internal(set) var menu: String?
    /// The pixels of a picture, if the app provides them.
    public internal(set) var pixels: ScreenContent.PixelImage?
    /// The label for actions, numbered if several elements have the same one.
    ///
    /// If the app has named the element, the label is that name. It is nil for an element that has
    /// no action, is disabled or is out of reach.
    public internal(set) var label: UserAction.Label?
    /// The names of its options in actions, in order, or none unless it is a choice.
    var optionNames: [String] = []
    let mark: StagePicture.ElementMark?

    /// The target of actions on this element, for `perform(_:on:)`.
    public var target: StagePicture.Target {
      var target = StagePicture.Target(id.screen)
      target.element = mark
      return target
    }
  }
}

extension StagePicture.Element {
  /// The text that identifies it, or an empty string for decoration.
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

  /// The name that screen readers speak, or an empty string for decoration.
  public var spokenName: String { accessibilityLabel ?? name }

  /// True if the user can act on it in principle, even if it is out of reach.
  public var isActive: Bool { use != nil }

  /// The action of a tap, or nil if the element takes a text or an option, has no action, or is out
  /// of reach.
  public var action: UserAction? {
    guard let label else { return nil }
    return switch kind {
    case .row(_, _, let leads): leads ? .tap(label) : nil
    case .button, .refresh: .tap(label)
    case .toggle: .toggle(label)
    case .text, .image, .field, .choice, .progress: nil
    }
  }

  /// The action of a tap, or the actions of its options.
  public var actions: [UserAction] { action.map { [$0] } ?? optionActions }

  /// Returns the action that types a text into it, or nil unless it is a reachable field.
  public func action(typing text: String) -> UserAction? {
    guard case .field = kind else { return nil }
    return label.map { .type(text, into: $0) }
  }

  /// The action of the return key, or nil unless it is a reachable field with such an action.
  public var submitAction: UserAction? {
    guard case .field(let field) = kind, field.submits else { return nil }
    return label.map { .submit($0) }
  }

  /// The actions that type its sample values, or none unless it is a reachable field.
  public var sampleActions: [UserAction] {
    guard case .field(let field) = kind, let label else { return [] }
    return field.samples.map {
      field.isSecure ? .typeSample($0, into: label) : .type($0, into: label)
    }
  }

  /// The actions that choose its options, or none unless it is a reachable choice.
  public var optionActions: [UserAction] {
    guard let label else { return [] }
    return optionNames.map { .choose(.init($0), in: label) }
  }
}
