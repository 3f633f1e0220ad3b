/// A rule for when the model reads SwiftUI's values, and when it changes its own.
///
/// Each rule handles a publicly reported behavior of SwiftUI. A test omits each rule and expects a
/// failure, so no unnecessary rule stays here.
package enum Rule: String, CaseIterable, Sendable {
  /// The stage receives a written value one turn later, never while SwiftUI evaluates a body.
  ///
  /// https://github.com/NuPlay/RichText/issues/72
  case tellsLater
  /// A binding returns the value that SwiftUI has written until the stage receives it.
  case keepsWhatIsSaid
  /// After a presentation, the model waits for `onAppear`.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  case awaitsAppearance
  /// After a dismissal, the model waits for `onDismiss`.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/238
  case awaitsDismissal
  /// The model waits for the animation after `onAppear`.
  ///
  /// https://developer.apple.com/forums/thread/750879
  case awaitsAnimations
  /// A shorter path during a push is not the user's: SwiftUI trims a path or lags behind.
  ///
  /// https://developer.apple.com/forums/thread/750879
  case refusesTrimmedPaths
  /// Nil for a modal that has not appeared means that SwiftUI could not present it.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  case refusesEarlyNil
  /// SwiftUI reads a refused or changed value again, also once nothing can move any more.
  ///
  /// https://developer.apple.com/forums/thread/750879
  case asksToReadAgain
  /// A value written behind a wall is not the user's: a view that disappears closes its sheet, too.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/192
  case distrustsWalledViews
  /// A page keeps its model until it has left the screen, because SwiftUI requests its destination
  /// while it slides out.
  case keepsOutgoingPages
  /// The model asks the guards again when the user puts a finger down.
  case asksGuardsAtTouch
  /// Columns in a compact width share one stack, because SwiftUI would collapse them into its own and
  /// go back to the sidebar without a word.
  ///
  /// https://developer.apple.com/documentation/swiftui/navigationsplitview
  case foldsColumns
  /// Pages select another one by themselves during a rotation, and under pushed pages a swipe goes
  /// back, so neither is the user's turn. The selected page again is no second tap.
  ///
  /// https://github.com/GGJJack/SwiftUICalendar/issues/1
  case distrustsPages
  /// A cover takes the views behind it out of the window, while the app stays on the screen.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  case staysUnderCovers

  /// All rules.
  package static let all = Set(allCases)
}
