/// Something that a user does with an app, as a value with an exact text form.
///
/// An action names what it is about by its label, never by an object, so that it can be written
/// down, sent and repeated. Its description is what its parser reads:
///
///     try UserAction(parsing: #"type "Ada" into "Name""#)
///     UserAction.tap(.init("Buy", occurrence: 2)).description  // tap "Buy" 2
public enum UserAction: Sendable, Hashable {
  /// Starts the app.
  case launch
  /// Taps a row, a button or the way to load anew.
  case tap(Label)
  /// Replaces the content of a field with a text, which is taken as it stands.
  case type(String, into: Label)
  /// Replaces the content of a field with one of its sample values, by the name of that.
  ///
  /// A log says so whatever was typed into a secure field.
  case typeSample(String, into: Label)
  /// Presses the return key in a field that does something then.
  case submit(Label)
  /// Switches a toggle.
  case toggle(Label)
  /// Chooses an answer of the alert or an option of a choice.
  ///
  /// Without the label of a choice, the answers of the alert come first, then any choice. A number
  /// tells apart those of one title, the first of which needs none. An answer may also be named by its
  /// ``AlertContent/Action/id``, which wins over the title of another answer.
  case choose(Label, in: Label? = nil)
  /// Goes back by one screen.
  case back
  /// Goes back by one screen in stacks that need not be in front: those of a root item, by its
  /// title, or of a modal, by the title of its first screen.
  ///
  /// No tap says so, but a toolkit or a key can do it. Of several such stacks the nearest to the
  /// front counts, or a farther one by its number.
  case backIn(Label)
  /// Goes back to the nearest screen with a title, or to a farther one by its number, in the stacks
  /// in front or in others.
  case backTo(Label, in: Label? = nil)
  /// Dismisses the modal screen in front.
  ///
  /// A screen that a wireframe has pushed instead goes by `back`.
  case dismiss
  /// Selects a root item, in front or in the region that holds certain stacks.
  case select(Label, in: Label? = nil)
  /// Shows the app by another wireframe, where it stands on a ``WireframeSwitch``.
  case wireframe(String)
  /// Opens the drawer.
  case openDrawer
  /// Closes the drawer.
  case closeDrawer
  /// Minimizes the player.
  case minimize
  /// Maximizes the player.
  case maximize
  /// Does nothing for a while.
  ///
  /// A duration that is negative, or longer than about 292 billion years, has a description that
  /// no parser reads.
  case wait(Duration)
  /// Resizes the window, or moves the app to another device.
  case adapt(FormFactor)
  /// Leaves the app.
  case background
  /// Returns to the app.
  case foreground
  /// Follows a URL into the app.
  case open(String)
}
