extension ScreenContent {
  /// Builds content from elements written one under the other, with conditions and loops.
  @MainActor
  @resultBuilder
  public enum Builder {
    /// Turns a text into a part.
    public static func buildExpression(_ text: Text) -> [Element] { [.text(text)] }
    /// Turns a picture into a part.
    public static func buildExpression(_ image: Image) -> [Element] { [.image(image)] }
    /// Turns an entry of a list into a part.
    public static func buildExpression(_ row: Row) -> [Element] { [.row(row)] }
    /// Turns a button into a part.
    public static func buildExpression(_ button: Button) -> [Element] { [.button(button)] }
    /// Turns a way to load anew into a part.
    public static func buildExpression(_ refresh: Refresh) -> [Element] { [.refresh(refresh)] }
    /// Turns a text field into a part.
    public static func buildExpression(_ field: Field) -> [Element] { [.field(field)] }
    /// Turns a switch into a part.
    public static func buildExpression(_ toggle: Toggle) -> [Element] { [.toggle(toggle)] }
    /// Turns a choice into a part.
    public static func buildExpression(_ choice: Choice) -> [Element] { [.choice(choice)] }
    /// Turns a progress element into a part.
    public static func buildExpression(_ progress: Progress) -> [Element] { [.progress(progress)] }
    /// Takes over content that was built elsewhere.
    public static func buildExpression(_ content: ScreenContent) -> [Element] { content.elements }

    /// Joins parts.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
    /// Takes a part that may be missing.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    /// Takes the first branch of a condition.
    public static func buildEither(first part: [Element]) -> [Element] { part }
    /// Takes the second branch of a condition.
    public static func buildEither(second part: [Element]) -> [Element] { part }
    /// Joins the parts of a loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
    /// Takes a part that depends on the version of a platform.
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
    /// Makes content from the joined parts.
    public static func buildFinalResult(_ part: [Element]) -> ScreenContent {
      ScreenContent(elements: part)
    }
  }
}
