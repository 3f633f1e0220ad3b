/// The content of a screen, as a small closed list of elements.
///
/// It is what generic backends draw, what a test taps and what a random walk enumerates. It is not
/// a view toolkit: an app's look lives in its backend. It retains its screen through the actions.
@MainActor
public struct ScreenContent {
  /// One element of a screen.
  ///
  /// It is one reference, so that passing it on costs little, however much it holds.
  @MainActor
  public indirect enum Element {
    /// A line or a paragraph of text.
    case text(Text)
    /// A picture, by name.
    case image(Image)
    /// One entry of a list.
    case row(Row)
    /// Entries of a long list, made when they are looked at.
    case rows(Rows)
    /// A button.
    case button(Button)
    /// The way to load the content anew.
    case refresh(Refresh)
    /// A text field.
    case field(Field)
    /// A switch that is on or off.
    case toggle(Toggle)
    /// One of several options.
    case choice(Choice)
    /// The part of something that is done.
    case progress(Progress)
  }

  /// The elements, from top to bottom.
  public let elements: [Element]

  /// Creates content from elements, from top to bottom.
  public init(elements: [Element]) {
    self.elements = elements
  }
}
