import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// An app of plain screens in a window of the double.
@MainActor
final class UIKitApp: LoggingRig {
  let scheduler = ManualScheduler()
  let rig: UIKitRig
  let controller: ApplicationController
  let flow: PlainFlow
  let a = PlainScreen("A")
  let b = PlainScreen("B")
  /// What happened since the launch, or nil for an app that keeps none.
  var journal: [String]? = []
  private let reader: LogReader
  private let journalist: LogReader
  private var lastSights = Array(repeating: "", count: 5)

  init(
    _ mode: DoubleMode = .asynchronous, usesBottomAccessory: Bool = false,
    sizeClass: UIUserInterfaceSizeClass = .compact, system: Int = 26, launches: Bool = true,
    tabStyle: TabStyle = .bar,
    wireframe make: (Stage) -> any ApplicationWireframe = { AdaptiveWireframe(stage: $0) },
    mainFlow: ((any ApplicationWireframe) -> any MainFlowCoordinator)? = nil,
    configure: (UIKitBackend) -> Void = { _ in }
  ) {
    rig = UIKitRig(
      mode, scheduler: scheduler, usesBottomAccessory: usesBottomAccessory, sizeClass: sizeClass,
      system: system)
    rig.backend.tabStyle = tabStyle
    configure(rig.backend)
    let wireframe = make(Stage(backend: rig.backend, scheduler: scheduler))
    flow = PlainFlow(wireframe, roots: [a, b])
    controller = ApplicationController(wireframe: wireframe, mainFlow: mainFlow?(wireframe) ?? flow)
    reader = LogReader(controller.stage.log)
    journalist = LogReader(controller.stage.log)
    guard launches else { return }
    controller.finishLaunching()
    rest()
    forget()
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { flow.wireframe }
  var backend: UIKitBackend { rig.backend }
  var double: WindowDouble { rig.window.double }

  /// Makes the app for a test that also runs on a simulator.
  convenience init(
    usesBottomAccessory: Bool = false,
    wireframe make: (Stage) -> any ApplicationWireframe = { AdaptiveWireframe(stage: $0) },
    configure: (UIKitBackend) -> Void = { _ in }
  ) async {
    self.init(
      .asynchronous, usesBottomAccessory: usesBottomAccessory, launches: false,
      wireframe: make, configure: configure)
    controller.finishLaunching()
    await rest()
    forget()
  }

  func newLog() -> String { reader.newText() }

  /// Leaves everything so far out of the log and the journal.
  func forget() {
    _ = newLog()
    journal = journal.map { _ in [] }
  }

  /// Lets transitions go on, all of them unless it takes less time, and notes what has happened.
  func rest(_ duration: Duration = .seconds(3)) {
    scheduler.advance(by: duration)
    note()
  }
  func rest(_ duration: Duration = .seconds(3)) async {
    await scheduler.advance(by: duration)
    note()
  }

  /// Lets all transitions end that something has begun.
  func rest<Result>(after _: Result) { rest() }
  func rest<Result>(after _: Result) async { await rest() }

  /// Expects that stage and UIKit show the same, and that the journal is as before.
  func assertJourney(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column,
    _ location: SourceLocation = #_sourceLocation
  ) {
    note()
    expectSame(location)
    assertSnapshot(
      of: (journal ?? []).joined(separator: "\n"), fileID: fileID, filePath: filePath,
      function: function, line: line, column: column)
  }

  /// Notes the new lines of the log, and whatever looks different since the last time.
  private func note() {
    guard journal != nil else { return }
    let now = sights
    let news = zip(now, lastSights).filter { $0 != $1 }.map(\.0)
    lastSights = now
    let heard = (UIAccessibility.hearing?.take() ?? []).map { "VoiceOver: \($0.words)" }
    journal? += [journalist.newText()].filter { !$0.isEmpty } + heard + news
  }

  /// The titles in front, those of columns apart, the alert, the buttons of the bar, the titles of
  /// tabs, and whether UIKit shows the same as the stage, as it does unless something moves.
  private var sights: [String] {
    let columns = backend.modals.isEmpty ? rig.columnTitles : [titles]
    let item = rig.stack?.topViewController?.navigationItem
    let buttons = [item?.leftBarButtonItems, item?.rightBarButtonItems].map { items in
      (items ?? []).map { $0.accessibilityLabel ?? $0.title ?? "" }.joined(separator: ", ")
    }
    let isSame = rig.picture.matches(BackendPicture(stage.snapshot))
    return [
      "[\(columns.map { $0.joined(separator: ", ") }.joined(separator: " | "))]",
      alert.map { "alert \($0.title ?? "")" } ?? "no alert",
      "buttons [\(buttons[0])] [\(buttons[1])]",
      "tabs [\(rig.tabTitles.map { $0 ?? "" }.joined(separator: ", "))]",
      isSame ? "as on stage" : "not as on stage",
    ]
  }

  /// Pushes screens, one after the other has come.
  @discardableResult
  func push(_ titles: String..., from root: (any Screen)? = nil) -> [PlainScreen] {
    var below: any Screen = root ?? a
    return titles.map { title in
      let screen = PlainScreen(title)
      wireframe.push(screen, from: below)
      rest()
      below = screen
      return screen
    }
  }

  /// Presents a modal.
  @discardableResult
  func present(_ title: String, from sender: (any Screen)? = nil) -> PlainScreen {
    let screen = PlainScreen(title)
    wireframe.presentModally(screen, from: sender ?? a)
    rest()
    return screen
  }
}
