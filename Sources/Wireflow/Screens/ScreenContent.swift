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
  public init(elements: [Element]) {
    self.elements = elements
  }
}
