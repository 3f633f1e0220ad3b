extension ScreenContent {
  /// A part of a builder's content: usually one element, sometimes several.
  @MainActor
  public enum Part {
    /// One element.
    case one(Element)
    /// Elements from top to bottom.
    case several([Element])
  }

  /// Builds content from elements in source order, with conditions and loops.
  @MainActor
  @resultBuilder
  public enum Builder {
    /// Turns a text into a part.
    public static func buildExpression(_ text: Text) -> Part { .one(.text(text)) }
    /// Turns a picture into a part.
    public static func buildExpression(_ image: Image) -> Part { .one(.image(image)) }
    /// Turns a row into a part.
    public static func buildExpression(_ row: Row) -> Part { .one(.row(row)) }
    /// Turns the rows of a long list into a part.
    public static func buildExpression(_ rows: Rows) -> Part { .one(.rows(rows)) }
    /// Turns a button into a part.
    public static func buildExpression(_ button: Button) -> Part { .one(.button(button)) }
    /// Turns a refresh element into a part.
    public static func buildExpression(_ refresh: Refresh) -> Part { .one(.refresh(refresh)) }
    /// Turns a text field into a part.
    public static func buildExpression(_ field: Field) -> Part { .one(.field(field)) }
    /// Turns a switch into a part.
    public static func buildExpression(_ toggle: Toggle) -> Part { .one(.toggle(toggle)) }
    /// Turns a choice into a part.
    public static func buildExpression(_ choice: Choice) -> Part { .one(.choice(choice)) }
    /// Turns a progress element into a part.
    public static func buildExpression(_ progress: Progress) -> Part { .one(.progress(progress)) }
    /// Turns a section into its header and its elements.
    public static func buildExpression(_ section: Section) -> Part { .several(section.elements) }
    /// Turns existing content into a part.
    public static func buildExpression(_ content: ScreenContent) -> Part {
      .several(content.elements)
    }

    /// Returns the only part of a block, such as that of a loop, without an array around it.
    public static func buildBlock(_ part: Part) -> Part { part }
    /// Joins parts.
    public static func buildBlock(_ parts: Part...) -> Part { joined(parts) }
    /// Returns a part that may be missing.
    public static func buildOptional(_ part: Part?) -> Part { part ?? .several([]) }
    /// Returns the first branch of a condition.
    public static func buildEither(first part: Part) -> Part { part }
    /// Returns the second branch of a condition.
    public static func buildEither(second part: Part) -> Part { part }
    /// Joins the parts of a loop.
    public static func buildArray(_ parts: [Part]) -> Part { joined(parts) }
    /// Returns a part that depends on the version of a platform.
    public static func buildLimitedAvailability(_ part: Part) -> Part { part }
    /// Creates content from the joined parts.
    public static func buildFinalResult(_ part: Part) -> ScreenContent {
      switch part {
      case .one(let element): ScreenContent(elements: [element])
      case .several(let elements): ScreenContent(elements: elements)
      }
    }

    private static func joined(_ parts: [Part]) -> Part {
      if parts.count == 1 { return parts[0] }
      var count = 0
      for place in parts.indices {
        if case .several(let several) = parts[place] { count += several.count } else { count += 1 }
      }
      var elements: [Element] = []
      elements.reserveCapacity(count)
      for part in parts {
        switch part {
        case .one(let element): elements.append(element)
        case .several(let several): elements += several
        }
      }
      return .several(elements)
    }
  }

  /// Builds the further actions of a row from buttons, with conditions and loops.
  @MainActor
  @resultBuilder
  public enum ButtonBuilder {
    /// Joins buttons.
    public static func buildBlock(_ parts: [Button]...) -> [Button] { parts.flatMap { $0 } }
    /// Turns a button into a part.
    public static func buildExpression(_ button: Button) -> [Button] { [button] }
    /// Returns buttons that may be missing.
    public static func buildOptional(_ part: [Button]?) -> [Button] { part ?? [] }
    /// Returns the first branch of a condition.
    public static func buildEither(first part: [Button]) -> [Button] { part }
    /// Returns the second branch of a condition.
    public static func buildEither(second part: [Button]) -> [Button] { part }
    /// Joins the buttons of a loop.
    public static func buildArray(_ parts: [[Button]]) -> [Button] { parts.flatMap { $0 } }
  }
}

extension ScreenContent {
  /// Elements below a header.
  ///
  /// ```swift
  /// Section("Today") {
  ///   for mail in today { Row(mail.subject) { self.onMail?(mail) } }
  /// }
  /// ```
  ///
  /// The header is an element of its own. An empty section has none. Sections do not nest.
  @MainActor
  public struct Section {
    let elements: [Element]

    /// Creates a section from its header and its elements.
    public init(_ header: String, @Builder content: () -> ScreenContent) {
      let own = content().elements
      elements = own.isEmpty ? [] : [.text(Text(header, above: own.count))] + own
    }
  }
}
