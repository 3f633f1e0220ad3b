/// One screen of an app: what to present, and nothing about how or when.
///
/// A screen knows no other screen, no wireframe and no coordinator. It exposes closures, which a
/// flow coordinator sets after a factory made it (Gornostaeva, "Flow Coordinators IRL"):
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

  /// The elements that generic backends draw, tests tap and random walks enumerate.
  ///
  /// Made anew at each access and retaining the screen: nobody keeps it beyond a frame.
  ///
  /// A change of it is seen if the screen, or the model that it reads here, is `@Observable`. So is
  /// a change of the title, and of what the root level shows. A screen of which neither is says
  /// ``Stage/contentChanged(of:)`` after each change; one that never changes needs nothing.
  @ScreenContent.Builder var content: ScreenContent { get }
}

extension Screen {
  /// No elements: the default for a screen whose look lives in its backend alone.
  public var content: ScreenContent { ScreenContent(elements: []) }
}

extension Screen {
  /// A line or a paragraph of text.
  public typealias Text = ScreenContent.Text
  /// A picture, by name.
  public typealias Image = ScreenContent.Image
  /// One entry of a list.
  public typealias Row = ScreenContent.Row
  /// Entries of a long list, made when they are looked at.
  public typealias Rows = ScreenContent.Rows
  /// A button.
  public typealias Button = ScreenContent.Button
  /// The way to load the content anew.
  public typealias Refresh = ScreenContent.Refresh
  /// A text field.
  public typealias Field = ScreenContent.Field
  /// A switch that is on or off.
  public typealias Toggle = ScreenContent.Toggle
  /// One of several options.
  public typealias Choice = ScreenContent.Choice
  /// The part of something that is done.
  public typealias Progress = ScreenContent.Progress
}
