import Testing
import Wireflow
import WireflowInteraction

/// Runs code of the articles to look things up in that no log shows.
@MainActor
struct ReferenceTests {
  @Test func followsLinksWheneverTheyArrive() async throws {
    let (main, app) = makeApp()
    main.receiveLinks(in: app)

    let script = "open \"order 6\"\nopen \"order 7\"\nlaunch\nopen \"order 8\""
    _ = await app.play(try Script(parsing: script, name: "links"))
    main.start(SignInFlowCoordinator(wireframe: main.wireframe))
    #expect(app.perform(.open("order 9")) == .performed)
    #expect(app.perform(.open("login/code")) == .performed)

    let page = try Page("Sources/Wireflow/Wireflow.docc/LinksBeforeLaunchAndAtWalls.md")
    let log = app.stage.log.text
    #expect(page.output(missingIn: [log]) == [], "\(log)")
  }

  @Test func logsOutInSpiteOfAGuard() throws {
    let (main, app) = makeApp()
    app.finishLaunching()

    main.logOutInSpiteOfADraft()

    let guards = try Page("Sources/Wireflow/Wireflow.docc/Guards.md")
    let log = app.stage.log.text
    #expect(guards.output.filter { log.contains("\n\($0)\n") }.count == 1, "\(log)")
  }

  private func makeApp() -> (AnswersFlowCoordinator, ApplicationController) {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let main = AnswersFlowCoordinator(wireframe: wireframe)
    return (main, ApplicationController(wireframe: wireframe, mainFlow: main))
  }
}

extension AnswersFlowCoordinator {
  func readMessage() {
    let folder = PlainScreen("Folder")
    wireframe.push(folder, from: home)
    let message = PlainScreen("Message")
    wireframe.showDetail(message, from: folder)
    wireframe.push(PlainScreen("Subfolder"), from: folder)
    wireframe.replace(message, with: PlainScreen("Next message"))
    wireframe.popToRoot(of: home)
  }

  func changeFolder() {
    let archive = PlainScreen("Archive")
    wireframe.push(archive, from: home)
    wireframe.showDetail(PlainScreen("Message"), from: archive)
    wireframe.push(PlainScreen("Drafts"), from: home)
  }

  func receiveLinks(in app: ApplicationController) {
    app.onOpen = { [weak self] url in
      guard let self else { return false }
      let order = PlainScreen(url)
      return wireframe.showPlace([order], in: orders) == .committed
    }
    app.onOpenAtWall = { url in url.hasPrefix("login/") }
  }

  func openHelp() {
    let order = PlainScreen("Order 7")
    wireframe.push(order, from: home)
    wireframe.presentModally(PlainScreen("Help"), from: order)
    wireframe.popToRoot(of: home)
  }

  func remindInTheTour() {
    let flow = TourFlowCoordinator(wireframe: wireframe)
    start(flow, from: home)
    wireframe.presentModally(PlainScreen("Reminder"), from: flow.tour)
    flow.finish()
  }
}

/// The session of a user, which ends with the log out.
@MainActor final class Session {
  func end() {}
}

extension AnswersFlowCoordinator {
  func logOut(of session: Session) {
    task { main in
      let outcome = await main.wireframe.outcome {
        main.wireframe.install(rootItems: [PlainScreen("Log in")])
      }
      if outcome == .committed { session.end() }
    }
  }

  func logOutInSpiteOfADraft() {
    let draft = DraftFlowCoordinator(wireframe: wireframe)
    start(draft, from: home)
    wireframe.stage.perform(.tap("Write"))
    draft.cancel()
    wireframe.install(rootItems: [PlainScreen("Log in")])
  }
}
