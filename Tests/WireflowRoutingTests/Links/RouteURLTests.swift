import TestSupport
import Testing
import Wireflow
import WireflowRouting
import WireflowTesting

/// URLs read and written.
struct RouteURLTests {
  private let format = RouteURLFormat(
    schemes: ["media", "movie"], hosts: ["media.example", "www.media.example"])

  @Test(arguments: [
    "media://movies/v-for-vendetta", "MEDIA://movies/v-for-vendetta/",
    "media:movies/v-for-vendetta", "media:///movies/v-for-vendetta#top",
    "movie://movies/v%2Dfor-vendetta", "https://media.example/movies/v-for-vendetta",
    "http://WWW.Media.Example/movies/v-for-vendetta?",
    "https://media.example:443/movies/v-for-vendetta",
    "http://media.example:80/movies/v-for-vendetta",
  ])
  func readsOwnSchemesAndWebAddresses(url: String) throws {
    #expect(try format.link(from: url) == RouteLink(["movies", "v-for-vendetta"]))
  }

  @Test func readsTheEmptyRoute() throws {
    #expect(try format.link(from: "media://").route == [])
    #expect(try format.link(from: "https://media.example").route == [])
  }

  @Test func readsEscapes() throws {
    let link = try format.link(from: "media://caf%C3%A9/a%2Fb%20c?n%3D=1%262")

    #expect(link.route == ["café", "a/b c"])
    #expect(link.parameters.items == [.init(name: "n=", text: "1&2")])
  }

  @Test(arguments: [
    ("movies", RouteURLError.noScheme), ("", .noScheme),
    ("mail://movies", .foreignScheme("mail")),
    ("https://elsewhere.example/movies", .foreignHost("elsewhere.example")),
    ("https:/media.example/movies", .foreignHost("")),
    ("https://media.example:80/movies", .foreignHost("media.example:80")),
    ("media://movies//brazil", .emptyComponent),
    ("media://movies/%2", .brokenEscape("%2")), ("media://movies/%zz", .brokenEscape("%zz")),
    ("media://movies/%FF", .brokenEscape("%FF")),
    ("media://movies?a=%", .brokenEscape("a=%")),
  ])
  func saysWhatIsNoRoute(url: String, error: RouteURLError) {
    #expect(throws: error) { try format.link(from: url) }
  }

  @Test func writesWhatItReads() throws {
    var parameters = RouteParameters([.init(name: "tag", text: "a b")])
    parameters.set(RouteParameter<Int>("page"), to: 2)
    let link = RouteLink(["movies", "a/b", "é ?#"], parameters: parameters)

    let url = try format.url(for: link)
    let universal = try format.universalURL(for: link)

    #expect(url == "media://movies/a%2Fb/%C3%A9%20%3F%23?tag=a%20b&page=2")
    #expect(universal == "https://media.example/movies/a%2Fb/%C3%A9%20%3F%23?tag=a%20b&page=2")
    #expect(try format.link(from: url) == link)
    #expect(try format.link(from: universal) == link)
  }

  @Test func writesNoEmptyComponent() {
    #expect(throws: RouteURLError.emptyComponent) { try format.url(for: RouteLink(["a", ""])) }
    #expect(throws: RouteURLError.noScheme) {
      try RouteURLFormat(schemes: []).url(for: RouteLink(["a"]))
    }
    #expect(throws: RouteURLError.foreignHost("")) {
      try RouteURLFormat(schemes: ["a"]).universalURL(for: RouteLink(["a"]))
    }
  }

  @Test(arguments: 0..<20)
  func readsWhateverItWrites(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("a/%?#é&=:@👍.").map(String.init) + ["\u{301}"]

    for _ in 0..<200 {
      func word() -> String {
        (0...random.below(4)).compactMap { _ in random.pick(alphabet) }.joined()
      }
      let route = Route((0..<random.below(5)).map { _ in word() })
      let items = (0..<random.below(3)).map { _ in
        RouteParameters.Item(name: word(), text: word())
      }
      let link = RouteLink(route, parameters: RouteParameters(items))

      #expect(try format.link(from: format.url(for: link)) == link)
      #expect(try format.link(from: format.universalURL(for: link)) == link)
    }
  }

  @Test func trapsOnNoMutatedURL() {
    var random = SplitMix64(seed: 3)
    let seeds = [
      "media://movies/v-for-vendetta/cast?sort=year&page=2#top",
      "https://media.example/movies/caf%C3%A9?x=%26",
      "media:///a//b/%2F",
    ].map { Array($0.utf8) }
    var readCount = 0

    let count = Strength.share(of: 300_000)
    for _ in 0..<count {
      var bytes = random.pick(seeds) ?? []
      for _ in 0...random.below(4) { random.mutate(&bytes) }
      if (try? format.link(from: String(decoding: bytes, as: UTF8.self))) != nil { readCount += 1 }
    }

    #expect((count / 10..<count / 10 * 9).contains(readCount))
  }
}

private enum Order: String {
  case title, year
}

/// Query items as typed parameters.
struct RouteParameterTests {
  private let parameters = RouteParameters([
    .init(name: "page", text: "2"), .init(name: "sort", text: "year"),
    .init(name: "tag", text: "a"), .init(name: "tag", text: "b"), .init(name: "on", text: "yes"),
  ])

  @Test func readsWhatAParameterIs() throws {
    #expect(try parameters.value(of: RouteParameter<Int>("page")) == 2)
    #expect(try parameters.value(of: RouteParameter<Order>("sort")) == .year)
    #expect(try parameters.value(of: RouteParameter<Int>("none")) == nil)
    #expect(try parameters.values(of: RouteParameter<String>("tag")) == ["a", "b"])
    let on = RouteParameter<Bool>("on", read: { $0 == "yes" }, write: { "\($0)" })
    #expect(try parameters.value(of: on) == true)
  }

  @Test func saysWhatAParameterCannotBe() {
    #expect(throws: RouteURLError.malformedParameter("on", "yes")) {
      try parameters.value(of: RouteParameter<Bool>("on"))
    }
    #expect(throws: RouteURLError.malformedParameter("tag", "a")) {
      try parameters.values(of: RouteParameter<Int>("tag"))
    }
  }

  @Test func setsAndTakesAway() throws {
    var parameters = parameters

    parameters.set(RouteParameter<String>("tag"), to: "c")
    parameters.set(RouteParameter<Order>("sort"), to: .title)
    parameters.set(RouteParameter<Int>("page"), to: nil)

    #expect(
      parameters.items == [
        .init(name: "on", text: "yes"), .init(name: "tag", text: "c"),
        .init(name: "sort", text: "title"),
      ])
  }
}

/// Links to details, to tabs in modals and to tabs that come with a login, from anywhere.
@MainActor
struct RegionLinkTests {
  private nonisolated static let places: [Route] = [
    ["app", "mail"], ["app", "mail", "inbox", "old"], ["app", "mail", "inbox", "42", "photo"],
    ["app", "news", "a"], ["app", "news", "intro", "hello"],
    ["app", "mail", "inbox", "7", "intro", "topics", "music"], ["app", "mail", "intro", "more"],
    ["app", "news", "files", "cloud", "work", "1"], ["login", "x"],
  ]

  private nonisolated static let links: [(url: String, titles: [String], split: [String])] = [
    ("app://mail/inbox/42", ["42"], ["42", "inbox"]),
    ("app://mail/intro/topics/music", ["music"], ["music"]),
    ("app://news/files/disk/2/page", ["page", "disk"], ["page", "disk"]),
  ]

  private func links(of rig: RouteRig) -> RouteLinks<TestState> {
    RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [
        LinkPattern("mail/inbox/:message", behind: "app"),
        LinkPattern("mail/intro/:tab/:page", behind: "app"),
        LinkPattern("news/files/:tab/:file/:page", behind: "app"),
        LinkPattern("admin/:page", behind: "app"),
      ],
      behind: { link, state in
        link.route.first == "admin" && !state.tabs.contains("admin") ? "login" : nil
      })
  }

  @Test(arguments: places, Shape.allCases)
  func leadFromEveryPlaceAsFromACold(_ place: Route, _ shape: Shape) {
    for link in Self.links {
      let rig = RouteRig.regions(shape, at: place)
      let open = links(of: rig)
      rig.main.wireframe.presentModally(PageScreen("stranger"))
      rig.main.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.stage.rootScreens[0])

      #expect(open.open(link.url))

      let cold = RouteRig.regions(shape, isLaunched: false)
      #expect(links(of: cold).open(link.url))
      cold.controller.finishLaunching()
      #expect(rig.tree == cold.tree)
      #expect(rig.route == cold.route)
      let titles = shape == .split ? link.split : link.titles
      #expect(rig.stage.visibleScreens.map(\.title) == titles)
    }
  }

  @Test(arguments: [FormFactor.compact, .regular])
  func takeStrangersOffTheListBesideTheirDetail(_ formFactor: FormFactor) {
    let rig = RouteRig.regions(.adaptive, at: ["app", "mail", "inbox", "42"])
    let inbox = rig.stage.stack(of: rig.stage.rootScreens[0])[1]
    rig.controller.perform(.adapt(.regular))
    rig.main.wireframe.push(PageScreen("stranger"), from: inbox)
    rig.controller.perform(.adapt(formFactor))

    #expect(links(of: rig).open("app://mail/inbox/42"))

    #expect(rig.stage.stack(of: inbox).map(\.title) == ["mail", "inbox"])
    #expect(rig.stage.detail(beside: inbox).map(\.title) == ["42"])
    #expect(rig.route == "app/mail/inbox/42")
  }

  @Test(arguments: places, Shape.allCases)
  func changeNothingAtTheirPlace(_ place: Route, _ shape: Shape) {
    let rig = RouteRig.regions(shape, at: place)
    let before = rig.tree
    _ = rig.newLog()

    rig.store.route(.goto(place))

    #expect(rig.tree == before)
    rig.expectLog(matches: "> (app)\n  route store: \(place)")
  }

  @Test func leadOnToATabThatComesWithTheLogin() {
    let rig = RouteRig.regions(at: ["app", "mail", "inbox", "42"])
    let open = links(of: rig)

    #expect(open.open("app://admin/users"))
    #expect(rig.route == "login")
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))

    assertSnapshot(of: rig.newLog())
    #expect(rig.route == "app/admin/users")
  }
}
