import Foundation
import Observation
import TestSupport
import Testing
import Wireflow

@testable import WireflowTesting

/// Makes an app of a main flow.
typealias Maker = @MainActor (Stage, WireframeMaker) -> ApplicationController

/// Returns the maker of an app with a main flow.
@MainActor
func appMaker(_ makeFlow: @escaping (any ApplicationWireframe) -> any MainFlowCoordinator) -> Maker
{
  { stage, makeWireframe in
    let wireframe = makeWireframe(stage)
    return ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe))
  }
}

/// A small app whose root screen has a row for each thing that a driver has to account for.
@MainActor
enum DriverApp {
  static func makeController(
    _ stage: Stage, _ makeWireframe: WireframeMaker
  ) -> ApplicationController {
    let controller = appMaker { DriverMainFlow($0) }(stage, makeWireframe)
    controller.onOpen = { $0 == "app://known" }
    return controller
  }
}

@Observable
final class DriverScreen: RootLevelRepresentable {
  let title: String
  var rows: [(label: String, action: () -> Void)] = []
  var text = ""
  var isOn = false
  var badge: String?
  var keeps: AnyObject?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: badge) }

  init(_ title: String) { self.title = title }

  var content: ScreenContent {
    for row in rows { Row(row.label, action: row.action) }
    Field("Name", text: text, samples: ["Ada"]) { self.text = $0 }
    Toggle("On", isOn: isOn) { self.isOn = $0 }
  }
}

/// The titles of pages that an app keeps.
@MainActor
final class Disk {
  var pages: [String] = []
}

final class DriverMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let disk: Disk

  init(_ wireframe: any ApplicationWireframe, _ disk: Disk = Disk()) {
    self.wireframe = FlowWireframe(wireframe)
    self.disk = disk
  }

  func installUI() {
    let home = DriverScreen("Home")
    home.rows = [
      ("Push", wire(home) { $0.wireframe.push(DriverScreen("Page"), from: $1) }),
      ("Show", wire(home) { $0.wireframe.show(DriverScreen("Page"), from: $1) }),
      (
        "Later",
        wire(home) { flow, home in
          flow.after(.milliseconds(300)) { $0.wireframe.push(DriverScreen("Page"), from: home) }
        }
      ),
      (
        "Sleep",
        wire(home) { flow, home in
          flow.task { flow in
            try? await flow.wireframe.sleep(for: .milliseconds(300))
            flow.wireframe.push(DriverScreen("Page"), from: home)
          }
        }
      ),
      (
        "Ask",
        wire(home) { flow, home in
          flow.wireframe.presentAlert(
            AlertContent(title: "Sure?", actions: [.init("Yes"), .init("No")]),
            from: home)
        }
      ),
      (
        "Leak",
        wire(home) { flow, home in
          let page = DriverScreen("Leaking")
          page.keeps = page
          flow.wireframe.push(page, from: home)
        }
      ),
    ]
    wireframe.install(rootItems: [home, DriverScreen("Other")])
    for page in disk.pages { wireframe.push(DriverScreen(page), from: home) }
  }

  func flushAllUI() {
    let stack = wireframe.stage.state.selectedRoot.map(wireframe.stage.state.stack(of:)) ?? []
    disk.pages = stack.dropFirst().map(\.title)
    wireframe.flush()
  }
}

/// A failure that a test records on purpose, to look at it.
struct RecordedFailure: Hashable, Sendable {
  let message: String
  let line: Int

  /// The first line, which is alone in many tools.
  var headline: String { String(message.prefix { $0 != "\n" }) }

  /// Whether it says that something breaks a law.
  func isBreach(of law: String, by subject: String) -> Bool {
    message.hasPrefix("\(subject) breaks the law \"\(law)\", ")
  }
}

/// Returns the failures that are recorded meanwhile, which do not fail the test.
@MainActor
func recordedFailures(_ body: @MainActor () async -> Void) async -> [RecordedFailure] {
  await recorded(.failure, body)
}

/// Returns the failures or the warnings that are recorded meanwhile, which the test does not show.
@MainActor
func recorded(
  _ kind: FailureListener.Kind, _ body: @MainActor () async -> Void
) async -> [RecordedFailure] {
  let failures = Locked<[RecordedFailure]>([])
  let listener = FailureListener { heard, message, site in
    guard heard == kind else { return }
    let failure = RecordedFailure(message: message, line: site.sourceLocation.line)
    failures.withLock { $0.append(failure) }
  }
  await FailureListener.$current.withValue(listener) { await body() }
  return failures.withLock { $0 }
}

/// The choice of tests that leave known issues, for which the checks set `WIREFLOW_KNOWN_ISSUES`.
enum KnownIssues {
  static let areShown = ProcessInfo.processInfo.environment["WIREFLOW_KNOWN_ISSUES"] != nil
}
