import Foundation
import Observation
import TestSupport
import Testing
import Wireflow

@testable import WireflowTesting

/// A small app whose root screen has a row for each thing that a driver has to account for.
@MainActor
enum DriverApp {
  static func makeController(
    _ stage: Stage, _ makeWireframe: WireframeMaker
  ) -> ApplicationController {
    let wireframe = makeWireframe(stage)
    return ApplicationController(wireframe: wireframe, mainFlow: DriverMainFlow(wireframe))
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

final class DriverMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

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

/// Returns two texts of a few distinct lines, of which the last one is sometimes not ended.
func texts(
  upTo count: Int, distinct: Int, with random: inout SplitMix64
) -> (old: String, new: String) {
  func text() -> String {
    let lines = (0..<Int.random(in: 0...count, using: &random)).map { _ in
      "line \(Int.random(in: 0..<distinct, using: &random))\n"
    }
    let text = lines.joined()
    return Bool.random(using: &random) ? text : String(text.dropLast())
  }
  return (text(), text())
}
