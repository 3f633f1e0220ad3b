import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

/// A small app on the model, with a simulated SwiftUI in front of it.
@MainActor
final class HandRig {
  let scheduler = ManualScheduler()
  let model = StageModel()
  let hand: SwiftUIHand
  let wireframe: any ApplicationWireframe
  let stage: Stage
  private let app: ApplicationController
  private let log: LogReader
  let (a, b) = (PlainScreen("A"), PlainScreen("B"))

  init(
    _ habits: Habits = [], walls: SwiftUIHand.Walls = .inWindows, seed: UInt64 = 1,
    third: PlainScreen? = nil,
    _ make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    stage = Stage(backend: model, scheduler: scheduler)
    wireframe = make(stage)
    app = ApplicationController(
      wireframe: wireframe, mainFlow: PlainMainFlow(wireframe, [a, b, third].compactMap(\.self)))
    hand = SwiftUIHand(model, on: scheduler, habits: habits, seed: seed, walls: walls)
    log = LogReader(stage.log)
    app.perform(.launch)
    rest()
  }

  var mainFlow: PlainMainFlow? { app.mainFlow as? PlainMainFlow }

  /// The lines of the log since the last call.
  func newLines() -> [String] {
    log.newText().split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
  }

  /// Lets everything settle.
  func rest() {
    scheduler.advance(by: .seconds(10))
    _ = newLines()
  }

  func wait(_ milliseconds: Int) { scheduler.advance(by: .milliseconds(milliseconds)) }

  /// Pushes a screen onto the one in front.
  @discardableResult
  func push(_ title: String) -> PlainScreen {
    let screen = PlainScreen(title)
    wireframe.push(screen, from: stage.visibleScreens.first ?? a)
    return screen
  }

  /// Pushes a screen, and lets everything settle.
  @discardableResult
  func pushAndRest(_ title: String) -> PlainScreen {
    defer { rest() }
    return push(title)
  }

  /// Presents a screen from the one in front, and lets everything settle.
  @discardableResult
  func presentAndRest(_ title: String, as style: ModalStyle = .automatic) -> PlainScreen {
    defer { rest() }
    return present(title, as: style)
  }

  /// Expects the titles on the screen, a number of removals that the stage was told of, and no
  /// complaint.
  func expect(
    _ seen: [String], removals: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.seen == seen, sourceLocation: sourceLocation)
    #expect(hand.complaints == [], sourceLocation: sourceLocation)
    if let removals { #expect(model.removalsTold == removals, sourceLocation: sourceLocation) }
  }

  /// Presents a screen from the one in front.
  @discardableResult
  func present(_ title: String, as style: ModalStyle = .automatic) -> PlainScreen {
    let screen = PlainScreen(title)
    screen.preferredModalStyle = style
    wireframe.presentModally(screen, from: stage.visibleScreens.first ?? a)
    return screen
  }

  /// The titles on the screen, from the base to the modal in front.
  var seen: [String] {
    let picture = hand.picture
    let stacks = [picture.base] + picture.modals.map(\.region)
    return stacks.map { region in
      region.roots.indices.contains(region.selected)
        ? region.roots[region.selected].pile.map(\.title).joined(separator: " > ") : "?"
    }
  }
}

final class PlainMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let roots: [PlainScreen]

  init(_ wireframe: any ApplicationWireframe, _ roots: [PlainScreen]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() { wireframe.install(rootItems: roots) }
}

final class PlainScreen: ModallyPresentable, RootLevelRepresentable {
  let title: String
  var preferredModalStyle = ModalStyle.automatic
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, group: group) }
  var content: ScreenContent { Text(title) }
  private let group: String?

  init(_ title: String, group: String? = nil) { (self.title, self.group) = (title, group) }
}
