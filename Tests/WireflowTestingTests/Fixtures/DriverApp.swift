import Observation
import Wireflow

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
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, badge: badge)
  }

  init(_ title: String) {
    self.title = title
  }

  var content: ScreenContent {
    for row in rows { Row(row.label, action: row.action) }
    Field("Name", text: text, samples: ["Ada"]) { self.text = $0 }
    Toggle("On", isOn: isOn) { self.isOn = $0 }
  }
}

final class DriverMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
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
  }
}
