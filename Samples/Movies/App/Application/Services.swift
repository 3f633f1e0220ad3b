/// The services that warps inject into the screens that they make.
@MainActor
struct Services {
  let movies: any MoviesService
  let settings: any SettingsService
}
