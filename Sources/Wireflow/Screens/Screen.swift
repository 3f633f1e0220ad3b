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
  /// Elements below a header.
  public typealias Section = ScreenContent.Section
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

/// A screen that can be at the root level: in a tab, or an entry of a drawer or sidebar.
///
/// From Gornostaeva, "Flow Coordinators IRL": `RootLevelViewControllerRepresentable`.
@MainActor
public protocol RootLevelRepresentable: Screen {
  /// The title, image and badge that represent the screen at the root level.
  ///
  /// They are read each time they are shown, so a badge may change while the app runs.
  var rootLevelRepresentation: RootLevelRepresentation { get }

  /// Called when the user has chosen the root item again while it was selected.
  ///
  /// The call follows the wireframe's own reaction, usually a pop to the root. A list can then
  /// scroll to its top.
  func rootItemWasSelectedAgain()
}

extension RootLevelRepresentable {
  /// Does nothing.
  public func rootItemWasSelectedAgain() {}
}

/// The title, image and badge of a root item in a tab bar, a drawer or a sidebar.
public struct RootLevelRepresentation: Sendable, Hashable, Codable {
  /// The title.
  public var title: String
  /// The identifier by which actions select it in every language, or nil to select it by the title.
  public var id: String?
  /// The name of an image asset.
  public var imageName: String?
  /// A short text that attracts attention, such as a count.
  public var badge: String?
  /// The heading of the group that it belongs to, such as "Folders", or nil.
  ///
  /// A sidebar or a drawer shows the heading above neighbours of the same group. A tab bar has no
  /// room for headings.
  public var group: String?
  /// The number of root items that it is nested in, such as 1 for a folder of the inbox.
  ///
  /// A sidebar or a drawer indents it below the root item before it. Values below 0 count as 0.
  public var level: Int { didSet { level = max(0, level) } }

  /// Creates a representation.
  public init(
    title: String, id: String? = nil, imageName: String? = nil, badge: String? = nil,
    group: String? = nil, level: Int = 0
  ) {
    self.title = title
    self.id = id
    self.imageName = imageName
    self.badge = badge
    self.group = group
    self.level = max(0, level)
  }

  /// The name with which actions select it: its identifier, or else its title.
  package var name: String { id ?? title }

  /// Returns true if a text in an action names it.
  package func isNamed(_ text: String) -> Bool { name == text || title == text }
}

extension [RootLevelRepresentation] {
  /// A line of a sidebar or a drawer.
  package enum Line: Hashable {
    case heading(String)
    /// A root item, by its index.
    case item(Int)
  }

  /// The lines of a sidebar or a drawer: the root items, with a heading above each group.
  package var lines: [Line] {
    indices.flatMap { place -> [Line] in
      let group = place > 0 ? self[place - 1].group : nil
      guard let heading = self[place].group, heading != group else { return [.item(place)] }
      return [.heading(heading), .item(place)]
    }
  }
}

extension Screen {
  /// The name with which actions go back to it: that of its root item, if that has an identifier, or
  /// else its title.
  package var backName: String {
    (self as? any RootLevelRepresentable)?.rootLevelRepresentation.id ?? title
  }

  /// The screen's own representation, or else one with its title.
  package var representation: RootLevelRepresentation {
    (self as? any RootLevelRepresentable)?.rootLevelRepresentation
      ?? RootLevelRepresentation(title: title)
  }
}

/// A screen that covers the app and can be minimized to a bar of controls, such as a player.
///
/// From Gornostaeva, "Flow Coordinators IRL": `FullscreenMinimizableViewController`.
@MainActor
public protocol FullscreenMinimizable: Screen {
  /// The screen that represents it while it is minimized.
  var minimizedControls: any Screen { get }

  /// Called when the user taps the minimized player outside its controls.
  var onMinimizedPlayerPressed: (() -> Void)? { get set }
}

/// A factory of screens for one area of an app, such as login or exploration.
///
/// It holds the screens' dependencies, so that coordinators need not. The protocol only isolates
/// the factory to the main actor. Swapping a factory is an A/B test of *what*, and swapping a
/// wireframe is one of *how* (Gornostaeva, "Flow Coordinators IRL").
@MainActor
public protocol UIFactory {}

/// A message that screen readers speak, about a change that has no place on screen.
public struct Announcement: Sendable, Hashable {
  /// The moment at which a screen reader speaks.
  public enum Urgency: String, Sendable, Hashable, CaseIterable {
    /// After the sentence that it is speaking.
    case polite
    /// At once, in the middle of a sentence.
    case now
  }

  /// The text.
  public let text: String
  /// The moment at which a screen reader speaks it.
  public let urgency: Urgency

  /// Creates an announcement.
  public init(_ text: String, urgency: Urgency = .polite) {
    (self.text, self.urgency) = (text, urgency)
  }
}

extension Announcement: CustomStringConvertible {
  /// The line in the log, such as `announce "3 results"`.
  public var description: String {
    switch urgency {
    case .polite: "announce \(text.literal)"
    case .now: "announce \(text.literal) now"
    }
  }
}
