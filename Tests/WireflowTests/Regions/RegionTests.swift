import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Journeys through root items, details, embedded screens and modals, on all wireframes.
@MainActor
struct RegionTests {
  /// Tells a story on each wireframe.
  private func tell(_ stories: inout Stories, _ name: String, _ steps: (FlowRig) -> Void) {
    for shape in Shape.allCases {
      stories.tell("\(name), \(shape)", FlowRig { shape.makeWireframe($0) }, steps)
    }
  }

  /// A dashboard with two flows that are embedded in it.
  @Test func finishWithAllThatFlowsPushed() {
    var stories = Stories()
    tell(&stories, "a flow in a dashboard") { rig in
      let (dashboard, map) = (rig.wireframe.push("Dashboard"), PageScreen("Map"))
      rig.start("News", from: dashboard) { $0.wireframe.embed($0.page, in: $1) }
      let weather = rig.start("Weather", from: dashboard) { $0.wireframe.embed($0.page, in: $1) }
      weather.wireframe.embed(map, in: weather.page)
      let forecast = weather.wireframe.push("Forecast", from: map)
      rig.wireframe.push("Of main", from: forecast)
      weather.wireframe.present("Alarm", from: map)
      weather.finish(2)
      rig.note("flows: \(NavigationTree(rig.stage).mainFlow?.description ?? "")")
    }
    assertSnapshot(of: stories.text)
  }

  /// An Admin tab that comes with a login and goes with a logout.
  @Test func fallBackToTheFirstRootItem() {
    var stories = Stories()
    tell(&stories, "the selected root item goes") { rig in
      rig.start("Basket", from: rig.wireframe.push("Shelf"))
      let (admin, users) = (PageScreen("Admin"), ChildFlow(rig.wireframe) { _, _ in })
      rig.wireframe.update(rootItems: [rig.root, rig.other, admin])
      rig.main.start(users, owning: admin) { rig.note("admin \($1.words)") }
      rig.user(.select("Admin"))
      users.wireframe.push("User", from: admin)
      users.wireframe.present("Ban", from: admin)
      users.wireframe.ask("Sure?", from: admin)
      rig.wireframe.update(rootItems: [rig.root, rig.other])
      rig.user(.dismiss, .back)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func endTheFlowOfADetail() {
    var stories = Stories()
    for formFactor in [FormFactor.compact, .regular] {
      let rig = FlowRig { AdaptiveWireframe(stage: $0) }
      stories.tell("the flow of a detail finishes, \(formFactor)", rig) { rig in
        let reader = rig.start("Message", from: rig.wireframe.push("Inbox")) { flow, list in
          flow.wireframe.showDetail(flow.page, from: list)
        }
        reader.wireframe.push("Attachment", from: reader.page)
        rig.user(.adapt(formFactor))
        reader.finish(1)
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func stayRightUnderASwipeWhileRootItemsChange() {
    var stories = Stories()
    for shape in Shape.allCases {
      let backend = HeldBackend()
      stories.tell("\(shape)", FlowRig(backend: backend) { shape.makeWireframe($0) }) { rig in
        let (left, right, page) = (PageScreen("Left"), PageScreen("Right"), PageScreen("Page"))
        rig.wireframe.presentModally(
          rootItems: [left, right], in: shape.makeWireframe(rig.stage), from: rig.root)
        rig.wireframe.push(page, from: left)
        backend.completeAll()
        // The finger is on its way while the app goes on.
        #expect(rig.stage.allowsUserPop)
        rig.wireframe.update(rootItems: [right, left], around: left)
        rig.wireframe.embed(PageScreen("Inner"), in: page)
        rig.stage.userDid(.removed([page]), in: backend)
        for _ in 1...4 { backend.completeLast() }
        rig.note(backend.commands.last ?? "nothing")
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func changeTheirItems() {
    var stories = Stories()
    stories.tell("items are known by their new titles in the detail too") { rig in
      let (root, detail) = (TitledScreen(), PageScreen("Detail"))
      rig.wireframe.install(rootItems: [root])
      rig.wireframe.showDetail(detail, from: root)
      root.title = "New"
      rig.wireframe.update(rootItems: [root])
      rig.wireframe.push("Deep", from: detail)
    }
    stories.tell("items keep their wireframe among several requests") { rig in
      let present = NavigationRequest.presentRootItems(
        [PageScreen("A"), PageScreen("B")], through: HamburgerWireframe(stage: rig.stage),
        from: nil,
        style: .automatic, dismissButton: .close)
      let requests = [.push(PageScreen("Page"), from: rig.root), present]
      PolicyWireframe(stage: rig.stage, policy: SeveralPolicy(requests: requests)).flush()
      rig.user(.openDrawer, .select("B"))
    }
    stories.tell("items take their sheets along") { rig in
      let page = rig.wireframe.push("Page", from: rig.other)
      let child = rig.startModal("Sheet", from: page)
      rig.wireframe.present("Upper", from: child.page)
      rig.wireframe.present("Session")
      rig.wireframe.present("Help", from: rig.root)
      rig.wireframe.update(rootItems: [rig.root])
    }
    stories.tell("a page on a player pushes as the player") { rig in
      let (radio, lyrics) = (Player(), PageScreen("Lyrics"))
      rig.wireframe.installMinimizable(radio, animated: false)
      rig.wireframe.maximizeMinimizableView(animated: false)
      rig.wireframe.embed(lyrics, in: radio)
      for _ in 1...2 { rig.wireframe.push("Artist", from: lyrics) }
    }
    for isOwn in [true, false] {
      stories.tell("a page on a player goes with its flow, and the player, if own: \(isOwn)") {
        rig in
        let radio = Player()
        if !isOwn { rig.wireframe.installMinimizable(radio, animated: false) }
        let child = rig.start("Lyrics") { flow, _ in
          if isOwn { flow.wireframe.installMinimizable(radio, animated: false) }
          flow.wireframe.embed(flow.page, in: radio)
        }
        child.finish(1)
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func moveDetails() {
    var stories = Stories()
    let mail = FlowRig { PolicyWireframe(AdaptiveWireframe(stage: $0)) { MailPolicy(base: $0) } }
    stories.tell("a detail becomes a push where the wireframe says so", mail) { rig in
      rig.wireframe.adapt(to: .regular)
      let child = rig.start("Message") { $0.wireframe.showDetail($0.page, from: $1) }
      child.wireframe.push("Attachment", from: child.page)
      rig.wireframe.adapt(to: .compact)
      rig.note(rig.stage.violations())
      rig.user(.backTo("Root"))
    }
    stories.tell("a detail moves as a whole or not at all", FlowRig { SplitWireframe(stage: $0) }) {
      rig in
      let (root, lower, other) = (rig.root, PageScreen("Lower"), rig.other)
      rig.wireframe.showDetail(lower, from: root)
      let upper = rig.wireframe.push("Upper", from: lower)
      rig.wireframe.ask("Sure?", from: upper)
      rig.wireframe.setStack([root, lower], of: root)
      rig.wireframe.setStack([root, upper, lower], of: root)
      rig.wireframe.setStack([other, lower, upper], of: other)
      rig.wireframe.transaction {
        rig.wireframe.setStack([root, lower, upper, PageScreen("New")], of: root)
        rig.wireframe.select(upper)
      }
      rig.note(rig.stage.violations())
      rig.wireframe.setStack([root, lower, upper, PageScreen("New")], of: root)
    }
    assertSnapshot(of: stories.text)
  }

  /// A policy that shows messages in a column of their own, or on top of the list.
  private struct MailPolicy: WireframePolicy {
    let base: any WireframePolicy

    func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
      guard case .adapt(.compact, nil) = request,
        case .request(let adapt) = base.translate(request, in: state)
      else { return base.translate(request, in: state) }
      let moves: [NavigationRequest] = state.rootScreens.compactMap { root in
        let detail = state.detail(beside: root)
        return detail.isEmpty ? nil : .setStack(state.stack(of: root) + detail, of: root)
      }
      return .requests([adapt] + moves)
    }
  }

  /// A policy that requests the same, whatever the request.
  private struct SeveralPolicy: WireframePolicy {
    nonisolated(unsafe) let requests: [NavigationRequest]
    func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
      .requests(requests)
    }
  }

  /// A root item whose title changes.
  private final class TitledScreen: RootLevelRepresentable {
    var title = "Old"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  }
}
