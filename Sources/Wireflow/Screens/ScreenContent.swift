/// The content of a screen, as a list of elements of a few fixed kinds.
///
/// Generic backends draw it, tests tap it, and random walks enumerate it. It is not a view toolkit:
/// an app's look is up to its backend. The content retains its screen through the actions.
@MainActor
public struct ScreenContent {
  /// One element of a screen.
  ///
  /// An element is a single reference, so passing it on is cheap, no matter how much it contains.
  @MainActor
  public indirect enum Element {
    /// A line or a paragraph of text.
    case text(Text)
    /// A picture, by name.
    case image(Image)
    /// One row of a list.
    case row(Row)
    /// Rows of a long list, created on demand.
    case rows(Rows)
    /// A button.
    case button(Button)
    /// A way to reload the content.
    case refresh(Refresh)
    /// A text field.
    case field(Field)
    /// A switch that is on or off.
    case toggle(Toggle)
    /// One of several options.
    case choice(Choice)
    /// The progress of a task.
    case progress(Progress)
  }

  /// The elements, from top to bottom.
  public let elements: [Element]

  /// Creates content from elements, from top to bottom.
  public init(elements: [Element]) { self.elements = elements }
}

extension ScreenContent {
  /// A line or a paragraph of text.
  public struct Text: Sendable, Hashable {
    /// The text.
    public let string: String
    /// The number of elements in the section below a header, or nil for any other text.
    package private(set) var sectionCount: Int?

    /// True for the header of a section.
    public var isHeader: Bool { sectionCount != nil }

    /// Creates a text element.
    public init(_ string: String) { self.string = string }

    /// Creates the header of a section.
    init(_ string: String, above count: Int) {
      self.string = string
      sectionCount = count
    }
  }

  /// A picture, by the name of an asset.
  public struct Image: Sendable, Hashable {
    /// The name of the asset, which users never see.
    public let name: String
    /// The text alternative for users who cannot see the picture, or nil for decoration.
    public let alternative: String?
    /// The picture itself, for backends without the app's assets.
    public let pixels: PixelImage?

    /// Creates a picture from the name of an asset, and its text alternative.
    ///
    /// A picture without an alternative is decoration: screen readers omit it, and so do terminals,
    /// unless it has pixels.
    public init(_ name: String, alternative: String? = nil, pixels: PixelImage? = nil) {
      self.name = name
      self.alternative = alternative
      self.pixels = pixels
    }
  }

  /// One row of a list, which may lead to another screen.
  @MainActor
  public struct Row {
    /// The first line, which identifies the row for a tap.
    public let title: String
    /// The second line.
    public let subtitle: String?
    /// The action of a tap, or nil for a row without one.
    public let action: (() -> Void)?
    /// The further actions, in order: those of swipes and of the context menu.
    public private(set) var actions: [Button] = []
    /// The traits that all active elements share.
    public var traits = Traits()

    /// Creates a row, which cannot be tapped without an action.
    public init(_ title: String, subtitle: String? = nil, action: (() -> Void)? = nil) {
      self.title = title
      self.subtitle = subtitle
      self.action = action
    }

    /// Adds buttons that a swipe towards the other end of the row reveals.
    ///
    /// Without a touch screen, they are in the context menu. Assistive technologies offer them as
    /// actions of the row. Logs and scripts name the row: `tap "Archive" of "Hello"`.
    ///
    /// ```swift
    /// Row(mail.subject) { self.onMail?(mail) }
    ///   .swipe { Button("Archive") { self.archive(mail) } }
    ///   .menu { Button("Reply") { self.onReply?(mail) } }
    /// ```
    /// - Parameters:
    ///   - edge: The end of the row that contains the buttons.
    ///   - buttons: The buttons, of which the first is the nearest to the end.
    public func swipe(
      _ edge: Button.BarEdge = .trailing, @ButtonBuilder buttons: () -> [Button]
    ) -> Self {
      adding(buttons(), in: .swipe(edge))
    }

    /// Adds buttons to the context menu of the row, which also contains those of swipes.
    public func menu(@ButtonBuilder buttons: () -> [Button]) -> Self {
      adding(buttons(), in: .menu)
    }

    private func adding(_ buttons: [Button], in place: Button.RowPlace) -> Self {
      var row = self
      for var button in buttons {
        button.rowPlace = place
        row.actions.append(button)
      }
      return row
    }
  }

  /// A button.
  @MainActor
  public struct Button {
    /// The meaning of a button to the user.
    public enum Role: Sendable, Hashable {
      /// No special meaning.
      case plain
      /// The main action of the screen.
      case primary
      /// The action destroys something.
      case destructive
      /// The action cancels, and nothing happens.
      case cancel
    }

    /// An end of a row, or of the bar at the top of a screen.
    public enum BarEdge: Sendable, Hashable {
      /// The end at which a line of text begins, with the back button.
      case leading
      /// The end with most actions.
      case trailing
    }

    /// The place of a row's action.
    public enum RowPlace: Sendable, Hashable {
      /// The action appears when the user swipes the row away from an end.
      case swipe(BarEdge)
      /// The action is in the context menu of the row.
      case menu
    }

    /// The label, which identifies the button for a tap.
    public let title: String
    /// The meaning to the user.
    public let role: Role
    /// The action of a tap.
    public let action: () -> Void
    /// The end of the screen's bar that contains the button, or nil if it is among the elements.
    public private(set) var barEdge: BarEdge?
    /// The place of an action of a row, or nil for a button that is an element of its own.
    public internal(set) var rowPlace: RowPlace?
    /// The traits that all active elements share.
    public var traits = Traits()

    /// Creates a button.
    public init(_ title: String, role: Role = .plain, action: @escaping () -> Void) {
      self.title = title
      self.role = role
      self.action = action
    }

    /// Returns the button, placed in the bar at the top of its screen.
    ///
    /// ```swift
    /// Button("Add") { onAdd?() }.inBar(.trailing)
    /// ```
    public func inBar(_ edge: BarEdge = .trailing) -> Self {
      var button = self
      button.barEdge = edge
      return button
    }
  }

  /// A way to reload the content: a pull on the list, or a button.
  @MainActor
  public struct Refresh {
    /// The label, which identifies the element for a tap.
    public let label: String
    /// True unless the label is shown in the words of the stage.
    package let hasOwnLabel: Bool
    /// True while the content is being loaded.
    public let isRefreshing: Bool
    /// The action of the pull.
    public let action: () -> Void
    /// The traits that all active elements share.
    public var traits = Traits()

    /// Creates a way to reload the content.
    ///
    /// A screen has at most one. Without a label, the user sees the one of `StageWords`, and
    /// scripts use `tap "Refresh"` in every language.
    public init(
      _ label: String? = nil, isRefreshing: Bool = false, action: @escaping () -> Void
    ) {
      self.label = label ?? StageWords.english.refresh
      hasOwnLabel = label != nil
      if label == nil { traits.id = self.label }
      self.isRefreshing = isRefreshing
      self.action = action
    }
  }

  /// A switch that is on or off.
  @MainActor
  public struct Toggle {
    /// The label, which identifies the switch.
    public let label: String
    /// True if it is on.
    public let isOn: Bool
    /// Switches it.
    public let set: (Bool) -> Void
    /// The traits that all active elements share.
    public var traits = Traits()

    /// Creates a switch from its current value and a closure that changes it.
    public init(_ label: String, isOn: Bool, set: @escaping (Bool) -> Void) {
      self.label = label
      self.isOn = isOn
      self.set = set
    }
  }

  /// One of several options.
  @MainActor
  public struct Choice {
    /// The label.
    public let label: String
    /// The options, in order.
    public let options: [String]
    /// The names of the options in actions, in the same order: the identifiers, or else the options.
    public let optionNames: [String]
    /// The selected option.
    public let selected: String?
    /// Chooses an option.
    public let set: (String) -> Void
    /// The traits that all active elements share.
    public var traits = Traits()

    /// Creates a choice from its options, the selected one and a closure that changes it.
    /// - Parameters:
    ///   - label: The label.
    ///   - options: The options, in order.
    ///   - ids: The identifiers of the options in every language, which logs and scripts then use.
    ///     As many as there are options, or else they are ignored.
    ///   - selected: The selected option.
    ///   - set: Chooses an option.
    public init(
      _ label: String, options: [String], ids: [String] = [], selected: String?,
      set: @escaping (String) -> Void
    ) {
      self.label = label
      self.options = options
      optionNames = ids.count == options.count ? ids : options
      self.selected = selected
      self.set = set
    }

    /// Returns the option that a text in an action names, by its identifier or itself.
    package func option(named text: String) -> String? {
      optionNames.firstIndex(of: text).map { options[$0] }
        ?? options.first { $0 == text }
    }

    /// Returns the name of an option in actions.
    package func name(ofOption text: String) -> String {
      options.firstIndex { $0 == option(named: text) }.map { optionNames[$0] } ?? text
    }
  }

  /// The progress of a task.
  public struct Progress: Sendable, Hashable {
    /// The name of the task.
    public let label: String
    /// The completed part, from 0 to 1, or nil if it is unknown.
    public let fraction: Double?

    /// Creates a progress element.
    ///
    /// A fraction outside 0 to 1 is clamped to that range.
    public init(_ label: String, fraction: Double? = nil) {
      self.label = label
      self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    }
  }
}

extension ScreenContent {
  /// Rows of a long list, each of which is created on demand.
  ///
  /// ```swift
  /// Rows(books, id: \.isbn) { book in
  ///   Row(book.title, subtitle: book.author) { self.onBook?(book) }
  /// }
  /// ```
  ///
  /// Actions name a row by its identifier, as with ``ActiveScreenElement/id(_:)``: `tap
  /// "978-0142437247"`. They also find it by its title, which requires creating all rows once. If
  /// the identifier is the title, `id: \.title`, this is unnecessary, and rows with the same title
  /// get numbers.
  ///
  /// A picture contains all rows, unless a watcher requests a range.
  @MainActor
  public struct Rows {
    /// The number of rows.
    public let count: Int
    let data: Any
    /// True if equal data implies equal identifiers.
    let isComparable: Bool
    private let name: (Int) -> String
    private let make: (Int) -> Row

    /// Creates rows from data, the identifier of each value, and a closure that creates its row.
    ///
    /// The rows keep the current value of the data. Identifiers are read again only when the data
    /// has changed. For an array of `Equatable` values, a comparison detects this.
    /// - Parameters:
    ///   - data: the values, one for each row.
    ///   - id: the identifier of a value, which depends only on the value.
    ///   - row: creates the row of a value.
    public init<Data: RandomAccessCollection>(
      _ data: Data, id: @escaping (Data.Element) -> String,
      row: @escaping (Data.Element) -> Row
    ) {
      func piece(_ place: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: place)]
      }
      self.data = data
      count = data.count
      isComparable = !(Data.Element.self is AnyObject.Type) && data is any Equatable
      name = { id(piece($0)) }
      make = { row(piece($0)) }
    }

    /// Returns the identifier of the row at a position, without creating the row.
    func name(at place: Int) -> String { name(place) }

    /// Creates the row at a position, counted from 0.
    public func row(at place: Int) -> Row { make(place).id(name(place)) }

    /// Returns true if the rows are known to show the given data.
    func isSame(as other: Any) -> Bool {
      func equals<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
      guard isComparable, let data = data as? any Equatable else { return false }
      return equals(data)
    }
  }

  /// The elements from top to bottom, including each row of all ``Rows``.
  public var allElements: [Element] {
    elements.flatMap { element -> [Element] in
      guard case .rows(let rows) = element else { return [element] }
      return (0..<rows.count).map { .row(rows.row(at: $0)) }
    }
  }
}
