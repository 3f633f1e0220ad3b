import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Migrating to Wireflow", each as the same app.
@MainActor
struct MigratingTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/MigratingToWireflow.md") }

  @Test func showsCodeThatIsCompiled() throws {
    let missing = try page.code(missingIn: ["Tests/DocumentationTests/Migrating"])
    #expect(missing == [], "\(missing.joined())")
  }

  @Test func showsBeforeAndAfter() {
    #expect(page.text.matches(of: /\nBefore/).count >= 4)
    #expect(page.text.matches(of: /\nAfter/).count >= 4)
  }

  @Test func showsWhatHappens() {
    let byHand = log { wireframe in
      ApplicationController(
        wireframe: wireframe, mainFlow: UsersFlowCoordinator(wireframe: wireframe))
    }
    let routes = log(makeController: makeRoutedUsers)

    #expect(page.output(missingIn: [byHand, routes]) == [], "\(byHand)\n\(routes)")
  }

  /// Returns the happenings in a user's detail, and in a login that is dismissed.
  @Test(arguments: [makeUsers, makeTriggeredUsers, makeWovenUsers])
  func comesToTheSame(
    _ makeController: @MainActor @Sendable (any ApplicationWireframe) -> ApplicationController
  ) {
    let app = AppDriver(.off(showSkipped: false)) { makeController($1($0)) }
    app.tap("Ada")
    #expect(app.stage.visibleScreens.map(\.title) == ["Ada"])
    app.back()
    app.tap("Log in")
    #expect(app.stage.visibleScreens.first?.title == "Log in")
    app.tap("As Grace")
    #expect(app.stage.visibleScreens.map(\.title) == ["Users"])
    app.finish()
  }

  private func log(
    makeController: (any ApplicationWireframe) -> ApplicationController
  ) -> String {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = makeController(TabBarWireframe(stage: stage))
    app.finishLaunching()
    for action in [.tap("Ada"), .back, .tap("Log in"), .tap("As Grace")] as [UserAction] {
      app.perform(action)
    }
    return stage.log.text
  }
}

@MainActor private func makeUsers(wireframe: any ApplicationWireframe) -> ApplicationController {
  ApplicationController(wireframe: wireframe, mainFlow: UsersFlowCoordinator(wireframe: wireframe))
}

@MainActor private func makeTriggeredUsers(
  wireframe: any ApplicationWireframe
) -> ApplicationController {
  ApplicationController(
    wireframe: wireframe, mainFlow: RoutedUsersFlowCoordinator(wireframe: wireframe))
}
