/// Actions on an element that the code has, without its label.
///
/// A view that knows its screen acts on the elements of that screen, and the log names them:
///
/// ```swift
/// Button(screen.logIn.title) { user.perform(.tap(screen.logIn)) }
/// ```
///
/// The identifier of an element names it, or else its label. Give an identifier to elements of one
/// screen with equal labels: `.id(book.isbn)`.
@MainActor
extension UserAction {
  /// Returns the tap on a button.
  public static func tap(_ button: ScreenContent.Button) -> UserAction {
    .tap(Label(button.traits.id ?? button.title))
  }

  /// Returns the tap on a row.
  public static func tap(_ row: ScreenContent.Row) -> UserAction {
    .tap(Label(row.traits.id ?? row.title))
  }

  /// Returns the pull that reloads the content.
  public static func tap(_ refresh: ScreenContent.Refresh) -> UserAction {
    .tap(Label(refresh.traits.id ?? refresh.label))
  }

  /// Returns the action that replaces the text of a field.
  public static func type(_ text: String, into field: ScreenContent.Field) -> UserAction {
    .type(text, into: Label(field.traits.id ?? field.label))
  }

  /// Returns the action of the return key in a field.
  public static func submit(_ field: ScreenContent.Field) -> UserAction {
    .submit(Label(field.traits.id ?? field.label))
  }

  /// Returns the action that switches a toggle.
  public static func toggle(_ toggle: ScreenContent.Toggle) -> UserAction {
    .toggle(Label(toggle.traits.id ?? toggle.label))
  }

  /// Returns the action that chooses one of the options of a choice.
  public static func choose(_ option: String, in choice: ScreenContent.Choice) -> UserAction {
    .choose(Label(choice.name(ofOption: option)), in: Label(choice.traits.id ?? choice.label))
  }
}
