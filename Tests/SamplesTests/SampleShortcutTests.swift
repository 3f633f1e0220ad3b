import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTesting

/// The keys and menus of all samples.
@MainActor
struct SampleShortcutTests {
  typealias Sample = BackendJourneyTests.Sample

  /// The titles of the elements to which a sample gives shortcuts.
  private static let ownTitles: [Sample: Set<String>] = [
    .audiobooks: ["Pause", "Play", "Settings"],
    .encyclopedia: [],
    .fitness: ["Create appointment"],
    .media: ["On watchlist", "Send", "Settings", "Write a review"],
    .movies: ["Preferences", "Server"],
  ]

  @Test(
    arguments: Sample.allCases, Strength.some(of: [WireframeVariant.split, .hamburger, .tabBar]))
  func leadToReachableActionsWithoutConflicts(
    of sample: Sample, on wireframe: WireframeVariant
  ) async throws {
    var titles: Set<String> = []
    for file in scripts(in: "../../Samples/\(sample.rawValue)/Scripts") {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let watch = stage.watch { _, _ in }
      let app = sample.makeController(stage, wireframe.makeWireframe)
      for step in try file.script().steps {
        await stage.play(step.action)
        titles.formUnion(check(stage, after: "\(file.name): \(step.action)"))
      }
      #expect(!stage.log.text.contains("note: two elements answer"))
      #expect(!stage.log.text.contains("note: the system keeps"))
      withExtendedLifetime((watch, app)) {}
    }
    #expect(titles == Self.ownTitles[sample])
  }

  /// Checks the items of the picture, and returns the titles of the app's own with a shortcut.
  private func check(_ stage: Stage, after step: String) -> Set<String> {
    let picture = stage.picture
    let possible = stage.possibleActions
    var shortcuts: Set<ScreenContent.Shortcut> = []
    for item in picture.menuItems {
      // The escape key may try to leave a modal, which tells its screen if the user may not.
      let isAttempt = item.id == StagePicture.MenuItem.escapeID && item.action == .dismiss
      if let action = item.action, !isAttempt, !possible.contains(action) {
        Issue.record("\(step): \(item.title) performs \(action), which is not possible")
      }
      if let shortcut = item.shortcut, !shortcuts.insert(shortcut).inserted {
        Issue.record("\(step): \(shortcut) is there twice")
      }
    }
    let own = picture.frontPages.flatMap(\.elements) + picture.commands
    for element in own where element.shortcut != nil && element.label != nil {
      let item = picture.menuItems.first { $0.shortcut == element.shortcut && $0.isEnabled }
      if item?.title != element.name {
        Issue.record("\(step): \(element.name) does not have its shortcut")
      }
    }
    return Set(own.filter { $0.shortcut != nil }.map(\.name))
  }
}
