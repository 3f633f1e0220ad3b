import TestSupport
import Wireflow
import WireflowInteraction

/// Makes up the next act of a walk, from the state of the model.
///
/// It keeps stacks, modals, flows and the waiting line short, and now and then names screens and
/// flows that are gone or wrong.
struct WalkGenerator {
  var random: SplitMix64
  /// The last number of a screen; the root items are 1 to 3.
  var lastScreen = 3
  private var lastFlow = 0
  var lastAlert = 0
  /// Screens and flows that have left, to ask with.
  var staleScreens: [Int] = []
  var staleFlows: [Int] = []
  /// Whether all happens at once, and where a user could see it: no delays, observers and swipes.
  private let isImmediate: Bool

  init(seed: UInt64, isImmediate: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isImmediate = isImmediate
  }

  /// What happens next.
  mutating func step(_ model: StageModel, pictures: [Picture]) -> [WalkAct] {
    if let acts = relief(model) { return acts }
    if model.alert != nil, random.chance(30) {
      return [.user(.choose(random.pick(["OK", "Cancel", "OK", "Nothing"]) ?? ""))]
    }
    switch random.below(100) {
    case ..<36: return wired(request(model), model)
    case ..<40: return [.batch((0...random.below(4)).map { _ in inBatch(model) })]
    case ..<52: return start(model)
    case ..<56: return [.finish(flow(model), random.chance(70) ? .unwound : .left)]
    case ..<59 where !isImmediate:
      return [.after(flow(model), milliseconds: random.below(9) * 100, [inner(model)])]
    case ..<67: return [.user(.wait(milliseconds: random.below(6) * 80))]
    case ..<83: return user(model)
    default: return (isImmediate ? nil : swipe(pictures)) ?? [request(model)]
    }
  }

  /// What makes room when there is too much of something.
  private mutating func relief(_ model: StageModel) -> [WalkAct]? {
    if model.line.count > 5 { return [.request(.flush, by: nil)] }
    if model.picture.modals.count > 4 { return [.request(.dismissAll, by: nil)] }
    if model.liveFlows.count > 8, let flow = random.pick(model.liveFlows) {
      return [.finish(flow, .unwound)]
    }
    if let tall = model.picture.stacks.first(where: { $0.count > 6 }) {
      return [.request(random.chance(50) ? .popToRoot(tall[3]) : .popTo(tall[2]), by: nil)]
    }
    if let full = model.picture.crowded {
      return [.request(.remove(full[0]), by: nil)]
    }
    return nil
  }

  // MARK: - Requests

  /// A request of any kind.
  mutating func request(_ model: StageModel) -> WalkAct {
    let asker = random.chance(25) ? nil : flow(model)
    let any = screen(model)
    let other = random.chance(85) ? newScreen() : screen(model)
    let request: WalkRequest =
      switch random.below(104) {
      case ..<17: .push(other, from: random.chance(85) ? top(model) : any)
      case ..<21: .pop(any)
      case ..<24: .popTo(any)
      case ..<26: .popToRoot(any)
      case ..<30: .replace(any, with: other)
      case ..<39: .present(other, from: any)
      case ..<42: .present(other, from: nil)
      case ..<46: .dismiss(random.chance(80) ? modal(model) : any)
      case ..<47: random.chance(50) ? .dismissAll : .returnToRoot
      case ..<56: .alert(newAlert(), from: any, onAnswer: random.chance(40) ? [inner(model)] : [])
      case ..<60: .select(random.pick(model.picture.roots + [any]) ?? any)
      case ..<61: .install(items(model))
      case ..<63: .flush
      case ..<83: requestOfRegions(model, any, other)
      default: requestOfRest(model, any, other)
      }
    return .request(request, by: asker)
  }

  /// A request about the player, the drawer, the form factor, or one that changes nothing.
  private mutating func requestOfRest(
    _ model: StageModel, _ any: Int, _ other: Int
  ) -> WalkRequest {
    let player = model.picture.player
    return switch random.below(23) {
    case ..<5: .show(other, from: random.chance(85) ? top(model) : any)
    case ..<8: .hide(random.chance(60) ? front(model) : any)
    case ..<9: .presentClosable(other, from: any)
    case ..<12: .installPlayer(newPlayer(player))
    case ..<13: .removePlayer
    case ..<14: .minimize
    case ..<16: .maximize
    case ..<18: .adapt(random.chance(50) ? .compact : .regular)
    case ..<20: .openDrawer
    case ..<22: .goBack
    default: .closeDrawer
    }
  }

  /// A request about details, embedded screens, root items that come and go, and modals with some.
  private mutating func requestOfRegions(
    _ model: StageModel, _ any: Int, _ other: Int
  ) -> WalkRequest {
    switch random.below(22) {
    case ..<6: .showDetail(other, from: random.chance(85) ? top(model) : any)
    case ..<10: .embed(other, in: random.chance(60) ? top(model) : any)
    case ..<13: .remove(random.chance(60) ? random.pick(model.picture.inside) ?? any : any)
    case ..<16: update(model, around: random.chance(50) ? nil : any)
    case ..<18: newStack(model, any)
    default:
      .presentItems(
        (0...random.below(3)).map { _ in random.chance(97) ? newScreen() : any },
        random.pick(WalkWireframe.allCases) ?? .tabBar, from: random.chance(80) ? any : nil)
    }
  }

  /// Root items of a region, some of which stay.
  private mutating func update(_ model: StageModel, around screen: Int?) -> WalkRequest {
    let level = screen.flatMap(model.picture.region) ?? 0
    var items = model.picture[region: level].roots.filter { _ in random.chance(70) }
    if items.count < 4, random.chance(60) || items.isEmpty {
      let new = random.chance(93) ? newScreen() : self.screen(model)
      items.insert(new, at: random.below(items.count + 1))
    }
    if random.chance(20) { items.reverse() }
    return .update(items, of: screen)
  }

  /// A request, mostly with a closure for the screen that a flow pushes by it.
  private mutating func wired(_ act: WalkAct, _ model: StageModel) -> [WalkAct] {
    if case .request(.present(let screen, _), _) = act, !WalkTrait.isDismissible(screen) {
      return [.heed(screen, [inner(model)]), act]
    }
    if case .request(.installPlayer(let screen), let flow?) = act, random.chance(70) {
      let controls = WalkAct.wire(-screen, by: flow, [inner(model)])
      return [.wire(screen, by: flow, [inner(model)]), controls, act]
    }
    guard case .request(.push(let screen, _), let flow?) = act else { return [act] }
    if !isImmediate, random.chance(15) { return [.greet(screen, [inner(model)]), act] }
    return random.chance(70) ? [.wire(screen, by: flow, [inner(model)]), act] : [act]
  }

  /// Something that an answer, an outcome, a delay or a tap leads to.
  private mutating func inner(_ model: StageModel) -> WalkAct {
    switch random.below(20) {
    case ..<3: .finish(flow(model), .unwound)
    case ..<4: .batch([request(model), request(model)])
    case ..<5: start(model)[0]
    default: request(model)
    }
  }

  private mutating func inBatch(_ model: StageModel) -> WalkAct {
    switch random.below(10) {
    case 0: .finish(flow(model), .unwound)
    case 1: start(model)[0]
    case 2: .batch([request(model), request(model)])
    default: request(model)
    }
  }

  private mutating func items(_ model: StageModel) -> [Int] {
    (0...random.below(3)).map { _ in random.chance(60) ? newScreen() : screen(model) }
  }

  // MARK: - Flows

  /// A flow that is started; sometimes two at once, as by a double tap, or one that was before.
  private mutating func start(_ model: StageModel) -> [WalkAct] {
    if random.chance(3) {
      lastFlow += 1
      return [
        .makeFlow(lastFlow), .request(.push(newScreen(), from: top(model)), by: lastFlow),
        .finish(lastFlow, .unwound),
      ]
    }
    let parent = flow(model)
    let sender = random.chance(75) ? top(model) : screen(model)
    let mayOwn = random.chance(8)
    let from = mayOwn ? random.pick(model.picture.roots) ?? sender : sender
    // A start that owns a screen of a waiting request waits, too, which the model does not know.
    let awaited = model.line.flatMap { StageModel.screens(of: $0.request) }
    let isOwner = mayOwn && !awaited.contains(from)
    let acts = (0...(random.chance(25) ? 1 : 0)).map { _ in
      newStart(model, under: parent, from: from, isOwner: isOwner)
    }
    return acts
  }

  private mutating func newStart(
    _ model: StageModel, under parent: Int, from sender: Int, isOwner: Bool
  ) -> WalkAct {
    lastFlow += 1
    let child = random.chance(4) ? random.pick(model.liveFlows) ?? lastFlow : lastFlow
    var script: [WalkAct] = []
    switch random.below(24) {
    case ..<8:
      let screen = newScreen()
      script = [.request(.push(screen, from: sender), by: child)]
      if random.chance(80) { script.insert(.wire(screen, by: child, [inner(model)]), at: 0) }
    case ..<12: script = [.request(.present(newScreen(), from: sender), by: child)]
    case ..<13: script = [.request(.present(newScreen(), from: nil), by: child)]
    case ..<15: script = [.request(.alert(newAlert(), from: sender, onAnswer: []), by: child)]
    case ..<16 where !isImmediate: script = [.after(child, milliseconds: 300, [inner(model)])]
    case ..<17: script = [.finish(child, .unwound)]
    case ..<18: script = [newStart(model, under: child, from: sender, isOwner: false)]
    case ..<19: script = [inner(model)]
    case ..<20: script = [.request(.showDetail(newScreen(), from: sender), by: child)]
    case ..<22: script = [.request(.embed(newScreen(), in: sender), by: child)]
    case ..<23:
      let items = [newScreen(), newScreen()]
      script = [.request(.presentItems(items, .tabBar, from: sender), by: child)]
    default: break
    }
    return .start(
      child, under: parent, from: sender, isOwner: isOwner, script: script,
      onEnd: random.chance(25) ? [inner(model)] : [])
  }

  // MARK: - Users

  private mutating func user(_ model: StageModel) -> [WalkAct] {
    let stack = model.backStack
    let roots = model.picture[region: model.picture.drawerLevel].roots
    let move: WalkMove =
      switch random.below(33) {
      case 30, 31: .next
      case 32: .previous
      case ..<6: .tap(random.chance(90) ? random.pick(model.visible) ?? 0 : screen(model))
      case ..<10: .back
      case ..<12: .backTo(random.pick(stack) ?? 0)
      case ..<15: .dismiss
      case ..<20: .select(random.pick(roots + [screen(model)]) ?? 0)
      case ..<22: .openDrawer
      case ..<24: .closeDrawer
      case ..<26: .maximize
      case ..<27: .minimize
      case ..<29: .adapt(random.chance(50) ? .compact : .regular)
      default: .background
      }
    let acts = [WalkAct.user(move)]
    return random.chance(15) ? acts + acts : acts
  }

  /// A gesture that the user can make on a backend's own picture; nothing when it is broken off.
  private mutating func swipe(_ pictures: [Picture]) -> [WalkAct]? {
    let place = random.below(pictures.count)
    let picture = pictures[place]
    guard picture.alert == nil, !picture.isDrawerOpen, !picture.isCoveredByPlayer,
      case let region = picture[region: picture.frontLevel], let item = region.selectedItem
    else { return nil }
    if random.chance(5) { return [] }
    let stack =
      region.hasColumns ? (item.detail.count > 1 ? item.detail : item.list) : item.pile
    let levels = stack.count > 1 ? 1 + random.below(min(3, stack.count - 1)) : 0
    let isSheet = !picture.modals.isEmpty && (levels == 0 || random.chance(40))
    guard isSheet || levels > 0 else { return nil }
    var ids = Array(stack.suffix(levels))
    if isSheet {
      let sheets = picture.modals.suffix(random.chance(30) ? 2 : 1)
      ids =
        random.chance(50)
        ? sheets.map(\.first) : sheets.flatMap { $0.region.items.flatMap(\.pile) }
    }
    return [.swipe(random.chance(50) ? ids : ids.reversed(), on: place)]
  }
}

/// The flows, screens and modals that acts are about.
extension WalkGenerator {
  mutating func newScreen() -> Int {
    lastScreen += 1
    return lastScreen
  }

  mutating func newAlert() -> Int {
    lastAlert += 1
    return lastAlert
  }

  /// A flow: mostly one that lives, sometimes one that has ended.
  mutating func flow(_ model: StageModel) -> Int {
    if random.chance(5), let stale = random.pick(staleFlows) { return stale }
    return random.chance(75) ? random.pick(model.liveFlows) ?? 0 : 0
  }

  /// A screen: mostly one on stage, sometimes one that has left or waits.
  mutating func screen(_ model: StageModel) -> Int {
    if random.chance(6), let stale = random.pick(staleScreens) { return stale }
    if random.chance(10), let waiting = random.pick(model.line) {
      return StageModel.screens(of: waiting.request).first ?? 1
    }
    return random.pick(model.picture.screens) ?? 1
  }

  /// The visible screen, or the top of any stack.
  mutating func top(_ model: StageModel) -> Int {
    if random.chance(70) { return random.pick(model.visible) ?? 1 }
    return random.pick(model.picture.stacks)?.last ?? 1
  }

  /// The screen in front.
  func front(_ model: StageModel) -> Int { model.picture.frontScreen ?? 1 }

  /// A number with which a screen can be a player; sometimes the one that is there.
  mutating func newPlayer(_ present: Picture.Player?) -> Int {
    if let present, random.chance(10) { return present.screen }
    repeat { lastScreen += 1 } while !WalkTrait.hasControls(lastScreen)
    return lastScreen
  }

  mutating func modal(_ model: StageModel) -> Int {
    random.pick(model.picture.modals.flatMap(\.region.roots)) ?? 1
  }

  /// A new value for a stack: some of its screens, and new ones below and above.
  mutating func newStack(_ model: StageModel, _ any: Int) -> WalkRequest {
    let stack = random.pick(model.picture.stacks) ?? [any]
    var screens = stack.dropFirst().filter { _ in random.chance(60) }
    screens.insert(random.chance(50) ? stack[0] : newScreen(), at: 0)
    if random.chance(70) { screens.append(random.chance(90) ? newScreen() : any) }
    return .setStack(screens, of: random.chance(90) ? random.pick(stack) ?? any : any)
  }
}
