/// One screen of an app, which knows nothing about how or when it is presented.
///
/// A screen knows no other screen, no wireframe and no coordinator. It exposes closures, which a
/// flow coordinator sets after a factory has created it (Gornostaeva, "Flow Coordinators IRL"):
///
/// ```swift
/// @MainActor final class GreetingScreen: Screen {
///   let title = "Hello"
///   var onDone: (() -> Void)?
///   var content: ScreenContent { Button("Done") { self.onDone?() } }
/// }
/// ```
@MainActor
public protocol Screen: AnyObject {
  /// The title that a navigation bar, the log and the script language show.
  var title: String { get }

  /// The name of the place, where screens of one type are several places: `"welcome"`.
  ///
  /// A map of the app's navigation tells these places apart. The name is the same in every language
  /// and for all data. Most screens have none.
  var placeID: String? { get }

  /// The elements that generic backends draw, tests tap and random walks enumerate.
  ///
  /// The content is built at each access and retains the screen. Do not keep it longer than a
  /// frame.
  ///
  /// Wireflow observes changes of the content, the title and the root-level representation if the
  /// screen, or the model that it reads here, is `@Observable`. Otherwise, call
  /// ``Stage/contentChanged(of:)`` after each change. A screen that never changes needs neither.
  @ScreenContent.Builder var content: ScreenContent { get }
}

extension Screen {
  /// No name: the type of the screen is enough.
  public var placeID: String? { nil }

  /// No elements: the default for a screen that only its backend draws.
  public var content: ScreenContent { ScreenContent(elements: []) }
}

extension Screen {
  /// A line or a paragraph of text.
  public typealias Text = ScreenContent.Text
  /// A picture, by name.
  public typealias Image = ScreenContent.Image
  /// One row of a list.
  public typealias Row = ScreenContent.Row
  /// Rows of a long list, created on demand.
  public typealias Rows = ScreenContent.Rows
  /// A button.
  public typealias Button = ScreenContent.Button
  /// A way to reload the content.
  public typealias Refresh = ScreenContent.Refresh
  /// A text field.
  public typealias Field = ScreenContent.Field
  /// A switch that is on or off.
  public typealias Toggle = ScreenContent.Toggle
  /// One of several options.
  public typealias Choice = ScreenContent.Choice
  /// The progress of a task.
  public typealias Progress = ScreenContent.Progress
}
