/// An action of the user, as a value with an exact text form.
///
/// An action names its element by a label, never by an object, so that you can write it down, send
/// it and repeat it. Its parser reads its description:
///
///     try UserAction(parsing: #"type "Ada" into "Name""#)
///     UserAction.tap(.init("Buy", occurrence: 2)).description  // tap "Buy" 2
public enum UserAction: Sendable, Hashable {
  /// Starts the app.
  case launch
  /// Taps a row, a button or a refresh element.
  case tap(Label)
  /// Replaces the content of a field with a literal text.
  case type(String, into: Label)
  /// Replaces the content of a field with one of its sample values, by the sample's name.
  ///
  /// The log always uses this form for a secure field.
  case typeSample(String, into: Label)
  /// Presses the return key in a field that has an action for it.
  case submit(Label)
  /// Switches a toggle.
  case toggle(Label)
  /// Chooses an answer of the alert or an option of a choice.
  ///
  /// Without the label of a choice, an alert's answers come first, then the options of any choice.
  /// A number distinguishes equal titles, and the first of them needs none. An answer's
  /// ``AlertContent/Action/id`` also identifies it, and wins over the title of another answer.
  case choose(Label, in: Label? = nil)
  /// Goes back one screen.
  case back
  /// Goes back one screen in stacks that need not be in front: those of a root item, by its title,
  /// or of a modal, by the title of its first screen.
  ///
  /// No tap can do this, but a toolkit or a key can. Of several such stacks, the nearest to the
  /// front counts, or a farther one by its number.
  case backIn(Label)
  /// Goes back to the nearest screen with a title, or to a farther one by its number, in the stacks
  /// in front or in others.
  case backTo(Label, in: Label? = nil)
  /// Dismisses the modal screen in front.
  ///
  /// A screen that a wireframe has pushed instead leaves with `back`.
  case dismiss
  /// Selects a root item, in front or in the region that holds certain stacks.
  case select(Label, in: Label? = nil)
  /// Turns to the page after the visible one, such as by a swipe.
  case next
  /// Turns to the page before the visible one, such as by a swipe.
  case previous
  /// Selects another wireframe of the app's ``WireframeSwitch``.
  case wireframe(String)
  /// Opens the drawer.
  case openDrawer
  /// Closes the drawer.
  case closeDrawer
  /// Minimizes the player.
  case minimize
  /// Maximizes the player.
  case maximize
  /// Goes to the window with a link, or to the main window without one.
  ///
  /// The following actions happen there. A window that is not open yet is opened, if the app has
  /// one for the link, as when the system restores it.
  case window(String?)
  /// Closes the window that the user is in, unless it is the last one.
  case closeWindow
  /// Does nothing for a while.
  ///
  /// The parser cannot read the description of a duration that is negative or longer than about 292
  /// billion years.
  case wait(Duration)
  /// Resizes the window, or moves the app to another device.
  case adapt(FormFactor)
  /// Leaves the app.
  case background
  /// Returns to the app.
  case foreground
  /// Opens a URL in the app.
  case open(String)
}
