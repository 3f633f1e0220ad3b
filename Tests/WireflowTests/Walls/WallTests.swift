import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Walls: what raises them, and what alone takes them away.
@MainActor
struct WallTests {
  @Test func standsInFrontUntilItsFlowEnds() {
    let ends: [(name: String, end: (WallFlow) -> Void)] = [
      ("finishes", { $0.finish() }), ("dismisses it", { $0.wireframe.dismiss($0.screen) }),
      ("leaves its screens", { $0.finish((), screens: .left) }),
    ]
    var stories = Stories()
    for (name, end) in ends {
      stories.tell("until its flow \(name)") { rig in
        let wall = rig.raiseWall()
        rig.user(.back, .dismiss)
        rig.wireframe.dismissAll()
        rig.wireframe.flush()
        #expect(rig.stage.state.modalScreens.isEmpty && rig.stage.state.frontScreen === wall.screen)
        end(wall)
      }
    }
    for upperEndsFirst in [true, false] {
      stories.tell("on another wall, the upper one ends first: \(upperEndsFirst)") { rig in
        let (first, second) = (rig.raiseWall("First"), rig.raiseWall("Second"))
        first.wireframe.ask("From the first", from: first.screen)
        rig.wireframe.present("Sheet", from: rig.root)
        (upperEndsFirst ? second : first).finish()
        if upperEndsFirst { rig.user(.choose("OK")) }
        rig.stage.log.note("in front: \(rig.stage.state.frontScreen?.title ?? "nothing")")
        (upperEndsFirst ? first : second).finish()
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func letsTheRestWaitOrHappenUnseen() async {
    var stories = Stories()
    stories.tell("an alert is put aside and comes back before those behind it") { rig in
      for title in ["Balance 42", "Next"] {
        rig.wireframe.ask(title, from: rig.root) { rig.note("\(title): \($0?.title ?? "none")") }
      }
      rig.raiseWall().finish()
      rig.user(.choose("OK"), .choose("OK"))
    }
    stories.tell("the app behind it is installed anew") { rig in
      rig.start()
      let wall = rig.raiseWall()
      rig.wireframe.install(rootItems: [PageScreen("Welcome")])
      wall.finish()
    }
    stories.tell("guards decide on their side of it") { rig in
      rig.start("Draft").guardRequests { _, request in
        request.isByUser ? .refuse("behind") : .wait(upTo: .seconds(60)) { .allow }
      }
      rig.wireframe.base.push("Decided later", from: rig.other)
      let wall = rig.raiseWall()
      wall.showHelp()
      #expect(rig.stage.allowsUserDismissal)
      rig.user(.dismiss)
      wall.guardRequests { _, _ in .refuse("in front") }
      rig.wireframe.base.push("Behind", from: rig.other)
    }
    stories.tell("a guard behind it asks later") { rig in
      rig.start("Draft").guardPage()
      rig.user(.back)
      let wall = rig.raiseWall()
      if rig.stage.shownAlert != nil { rig.stage.log.note("an alert is shown on the wall") }
      wall.finish()
      rig.user(.choose("OK"))
    }
    await stories.follow("the error of a flow without screens is told when it has gone") { rig in
      rig.start { flow, _ in
        flow.task { _ in
          try await rig.scheduler.sleep(for: .seconds(1))
          throw Offline()
        }
      }
      let wall = rig.raiseWall()
      await rig.stage.play(.wait(.seconds(2)))
      wall.finish()
    }
    let listener = Listener()
    stories.tell("announcements are ignored", FlowRig(backend: listener)) { rig in
      let wall = rig.raiseWall()
      rig.wireframe.announce("Your balance is 12")
      rig.stage.announce("Your balance is 12", urgency: .now)
      wall.wireframe.announce("Wrong code")
      rig.note(listener.heard.map(\.text))
    }
    let backend = HeldBackend()
    stories.tell("a gesture that ends behind it", FlowRig(backend: backend)) { rig in
      let page = rig.wireframe.push("Page")
      rig.wireframe.push("Other page", from: rig.other)
      let sheet = rig.wireframe.present("Sheet", from: page)
      rig.raiseWall()
      for change in [UserChange.removed([page]), .removed([sheet]), .selected(rig.other)] {
        rig.stage.userDid(change, in: backend)
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func showsItsOwnAlertsAndSheets() {
    var stories = Stories()
    stories.tell("a sheet with an alert") { rig in
      let wall = rig.raiseWall()
      wall.wireframe.ask("Wrong", from: wall.showHelp())
      rig.user(.choose("OK"))
      rig.wireframe.dismissAll()
      rig.user(.dismiss)
    }
    stories.tell("alerts stay when the app behind it comes to rest") { rig in
      let wall = rig.raiseWall()
      for title in ["Wrong", "Locked"] { wall.wireframe.ask(title, from: wall.screen) }
      rig.wireframe.flush()
      rig.user(.choose("OK"))
      wall.wireframe.flush()
    }
    assertSnapshot(of: stories.text)
  }

  @Test func raisedAfterTheAppKeepsNothing() {
    weak var left: Stage?
    do {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let main = MainFlow(TabBarWireframe(stage: stage))
      ApplicationController(wireframe: main.wireframe, mainFlow: main).finishLaunching()
      main.wireframe.ask("Saved", from: main.root)
      let wall = WallFlow(main.wireframe)
      main.start(wall)
      #expect(!stage.state.isOnStage(wall.screen))
      assertSnapshot(of: stage.log.text)
      left = stage
    }
    #expect(left == nil)
  }
}

/// The privacy screen of an app with walls.
@MainActor
struct PrivacyScreenTests {
  @Test func isUpInTheBackground() {
    func hidden() -> FlowRig {
      let rig = FlowRig()
      rig.main.makePrivacyScreen = { PageScreen("Logo") }
      return rig
    }
    var stories = Stories()
    stories.tell("alerts come back after it", hidden()) { rig in
      rig.wireframe.ask("Code 1234", from: rig.root)
      for _ in 0..<2 { rig.controller.wentToBackground() }
      #expect(!String(reflecting: rig.stage.picture).contains("Code"))
      for _ in 0..<2 { rig.controller.enteredForeground() }
      rig.user(.choose("OK"))
    }
    stories.tell("it stays whatever is asked", hidden()) { rig in
      rig.controller.wentToBackground()
      rig.wireframe.dismiss(rig.stage.state.frontScreen ?? rig.root)
      rig.wireframe.dismissAll()
      rig.wireframe.goBack()
      rig.wireframe.install(rootItems: [PageScreen("Other")])
      rig.user(.back, .dismiss)
      rig.wireframe.present("Sheet", from: rig.stage.state.rootScreens[0])
      rig.note("in front: \(rig.stage.state.frontScreen?.title ?? "nothing")")
      rig.controller.enteredForeground()
    }
    stories.tell("it stands behind a lock that comes up meanwhile", hidden()) { rig in
      rig.controller.wentToBackground()
      let lock = rig.raiseWall("Lock")
      rig.controller.enteredForeground()
      rig.note("in front: \(rig.stage.state.frontScreen?.title ?? "nothing")")
      #expect(!String(reflecting: rig.stage.picture).contains("title: \"Root\""))
      lock.finish()
    }
    stories.tell("it is ignored if it is on stage") { rig in
      let root = rig.root
      rig.main.makePrivacyScreen = { root }
      rig.controller.wentToBackground()
    }
    assertSnapshot(of: stories.text)
  }
}

/// Pictures, and the user's possible actions, hold nothing from behind a wall.
@MainActor
struct WallPictureTests {
  /// Puts something with "Secret" in its name into each place of an app.
  private func fill(_ rig: FlowRig) -> ChildFlow {
    let (wireframe, root) = (rig.wireframe, PageScreen("Secret root"))
    wireframe.install(rootItems: [root, PageScreen("Other secret")])
    let page = wireframe.push("Secret page", from: root)
    page.rows = [("Secret row", {})]
    wireframe.push("Secret top", from: page)
    wireframe.installMinimizable(Player("Secret player"), animated: false)
    let sheet = PageScreen("Secret sheet")
    sheet.preferredModalStyle = .popover(anchor: "Secret anchor")
    wireframe.presentModally(sheet, from: root)
    wireframe.presentModally(
      rootItems: [PageScreen("Secret A"), PageScreen("Secret B")],
      in: HamburgerWireframe(stage: rig.stage))
    rig.user(.openDrawer)
    return rig.start("Secret flow", from: root)
  }

  @Test(arguments: Shape.allCases)
  func isBlankBehindTheWall(on shape: Shape) {
    let rig = FlowRig { shape.makeWireframe($0) }
    let flow = fill(rig)
    #expect(String(reflecting: rig.stage.picture).contains("Secret"))
    let wall = rig.raiseWall()
    #expect(rig.stage.possibleActions == [])
    for action: UserAction in [
      .select("Other secret"), .select("Other secret", in: "Secret root"), .back, .openDrawer,
      .backIn("Secret root"), .maximize, .minimize, .closeDrawer, .tap("Secret row"), .dismiss,
      .backTo("Secret root", in: "Secret root"),
    ] {
      let tree = NavigationTree(rig.stage)
      rig.user(action)
      #expect(NavigationTree(rig.stage) == tree, "\(action)")
    }
    rig.wireframe.ask("Secret", from: rig.stage.state.rootScreens[0])
    rig.stage.submit(.openDrawer, through: rig.wireframe)
    flow.wireframe.push("Secret, too", from: rig.stage.state.rootScreens[1])
    #expect(!String(reflecting: rig.stage.picture).contains("ecret"))
    #expect(rig.stage.visibleScreens.count == 1)
    wall.finish()
    #expect(String(reflecting: rig.stage.picture).contains("Secret"))
  }

  @Test func tellsThoseWhoWatchNothingInBetween() {
    let rig = FlowRig()
    var pictures: [String] = []
    let watch = rig.stage.watch { picture, _ in pictures.append(String(reflecting: picture)) }
    pictures = []
    rig.wireframe.batch {
      rig.wireframe.install(rootItems: [PageScreen("Secret")])
      rig.raiseWall()
    }
    assertSnapshot(of: rig.newLog())
    #expect(pictures.count == 1)
    #expect(pictures.allSatisfy { !$0.contains("Secret") })
    withExtendedLifetime(watch) {}
  }
}
